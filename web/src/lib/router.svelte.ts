/** Which page is shown. Paths only; what stands behind `#` (keys, invitations) never leaves here. */

export interface Route {
  /** first part of the path: "" for the start page, "table", "join", "learn" … */
  page: string;
  /** second part of the path, if any */
  id: string;
  query: URLSearchParams;
  /** what stands behind `#` */
  secret: string;
}

export function parse(url: URL): Route {
  const [page = "", id = ""] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page, id, query: url.searchParams, secret: url.hash.slice(1) };
}

let current = $state.raw<Route>(parse(new URL(location.href)));

export const route = {
  get current(): Route {
    return current;
  },
};

/** Go to a path of this site, without loading a page. */
export function navigate(path: string, { replace = false } = {}): void {
  const url = new URL(path, location.href);
  // Only a window over the table has a state (table/back.ts): what one goes to takes its entry.
  history[replace || history.state ? "replaceState" : "pushState"](null, "", url);
  current = parse(url);
  scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}

addEventListener("popstate", () => {
  current = parse(new URL(location.href));
});

/** Links inside the site are followed without loading a page; others are left to the browser. */
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  navigate(link.href);
});
