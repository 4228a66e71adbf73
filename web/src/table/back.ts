/**
 * The way back, which on a phone is a button or a gesture: while a window lies over the table it
 * closes the window. The window has an entry of its own in the history, known by its state; no page has one.
 */
const WINDOW = { window: true };

/** An entry is being given up, because its window was closed in another way. */
let leaving = false;

/** A window has been opened; the answer is called when it is gone, however that came. */
export function opens(close: () => void): () => void {
  function begin(): void {
    // After a reload the entry is there already.
    if (!history.state) history.pushState(WINDOW, "");
    addEventListener("popstate", close);
  }
  if (leaving) addEventListener("popstate", begin, { once: true });
  else begin();
  return () => {
    removeEventListener("popstate", begin);
    removeEventListener("popstate", close);
    if (!history.state || leaving) return;
    leaving = true;
    addEventListener("popstate", () => (leaving = false), { once: true });
    history.back();
  };
}
