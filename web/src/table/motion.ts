/** How cards move: measured before and after a change, then played back by the browser. No styles are written. */
import { tick } from "svelte";

export const TIMES = { play: 180, rest: 600, collect: 220, turn: 160, deal: 150, say: 380 } as const;
const EASE = "cubic-bezier(.2,.7,.2,1)";

const MOVABLE = "[data-card], .place > .under, [data-hand] > .held";

function measure(root: HTMLElement): { byCard: Map<string, DOMRect>; seen: Set<Element> } {
  const byCard = new Map<string, DOMRect>();
  const seen = new Set<Element>();
  for (const element of root.querySelectorAll<HTMLElement>(MOVABLE)) {
    seen.add(element);
    const card = element.dataset["card"];
    if (card) byCard.set(card, element.getBoundingClientRect());
  }
  return { byCard, seen };
}

function glide(element: HTMLElement, from: DOMRect, ms: number, delay = 0): Animation | null {
  const to = element.getBoundingClientRect();
  if (!to.width) return null;
  const [dx, dy] = [from.x + from.width / 2 - (to.x + to.width / 2), from.y + from.height / 2 - (to.y + to.height / 2)];
  if (Math.hypot(dx, dy) < 2) return null;
  // A point, from which a new card comes, has no size to grow from.
  const scale = from.width ? from.width / to.width : 1;
  return element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 40 }, { transform: "none", zIndex: 40 }], {
    duration: ms,
    delay,
    easing: EASE,
    fill: "backwards",
  });
}

const done = (animations: (Animation | null)[]): Promise<unknown> => Promise.all(animations.map((a) => a?.finished.catch(() => null)));

/** Make a change; cards that lie elsewhere afterwards glide there, new ones come from the pack or from `origin`. */
export async function flip(root: HTMLElement, change: () => void, ms: number, origin?: Element | null): Promise<void> {
  const before = measure(root);
  const box = origin?.getBoundingClientRect();
  const source = box ? new DOMRect(box.x + box.width / 2, box.y + box.height / 2, 0, 0) : null;
  change();
  await tick();
  const animations: (Animation | null)[] = [];
  let late = 0;
  for (const element of root.querySelectorAll<HTMLElement>(MOVABLE)) {
    const card = element.dataset["card"];
    const from = card ? before.byCard.get(card) : undefined;
    if (from) animations.push(glide(element, from, ms));
    else if (!before.seen.has(element) && source && !element.parentElement?.closest(".held")) {
      animations.push(glide(element, source, ms, late));
      late += ms / 4;
    }
  }
  await done(animations);
}

/** The cards of the trick slide to who won it. */
export async function gather(root: HTMLElement, seat: number, ms: number): Promise<void> {
  const goal = root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (!goal) return;
  await done(
    [...root.querySelectorAll<HTMLElement>("[data-trick] [data-card]")].map((card) => {
      const here = card.getBoundingClientRect();
      const dx = goal.x + goal.width / 2 - (here.x + here.width / 2);
      const dy = goal.y + goal.height / 2 - (here.y + here.height / 2);
      return card.animate([{ transform: "none", opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(.45)`, opacity: 0 }], {
        duration: ms,
        easing: "ease-in",
        fill: "forwards",
      });
    }),
  );
}

/** A covered card turns over: its back narrows, its face widens. */
export async function turnOver(root: HTMLElement, place: string, change: () => void, ms: number): Promise<void> {
  const back = root.querySelector<HTMLElement>(`[data-place="${place}"] .under`);
  const narrow = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }];
  await done([back?.animate(narrow, { duration: ms / 2, easing: "ease-in", fill: "forwards" }) ?? null]);
  change();
  await tick();
  const face = root.querySelector<HTMLElement>(`[data-place="${place}"] .up`);
  await done([face?.animate([...narrow].reverse(), { duration: ms / 2, easing: "ease-out" }) ?? null]);
}

/** Finish whatever moves, at once. */
export function finish(root: HTMLElement | null): void {
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) {
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  }
}
