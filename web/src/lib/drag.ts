/** Dragging a card: it follows the finger, and counts as played when it is let go outside its seat. */
import type { Action } from "svelte/action";

export interface Drag {
  enabled: boolean;
  dropped: () => void;
}

const SLOP = 8;

export const draggable: Action<HTMLElement, Drag> = (node, initial) => {
  let options = initial;
  let start: { x: number; y: number; id: number } | null = null;
  let moving = false;

  function down(event: PointerEvent): void {
    if (!options.enabled || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    moving = false;
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!moving && Math.hypot(dx, dy) < SLOP) return;
    if (!moving) {
      moving = true;
      node.setPointerCapture(event.pointerId);
      node.classList.add("dragged");
    }
    node.style.translate = `${dx}px ${dy}px`;
  }

  function end(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const far = moving && Math.hypot(event.clientX - start.x, event.clientY - start.y) > node.offsetHeight * 0.6;
    start = null;
    if (!moving) return;
    node.classList.remove("dragged");
    // The click that follows a drag is not a tap.
    node.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", stop, { capture: true }), 50);
    if (far && event.type === "pointerup") options.dropped();
    node.style.translate = "";
  }

  function stop(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  return {
    update: (next) => void (options = next),
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
    },
  };
};
