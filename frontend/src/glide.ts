// Pieces travel to their new place: remember where they were, swap the drawing, animate the difference.

import { all, calm } from "./page";

const TRAVEL = 420;
const LATER = 60; // each further piece starts so much later
const LONGEST = 1600;

export type Places = Map<string, DOMRect>;

const PIECES = "[data-piece]";

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  if (calm() || document.visibilityState === "hidden") return found;
  for (const piece of all<SVGGraphicsElement>(PIECES, root)) {
    found.set(piece.dataset["piece"] ?? "", piece.getBoundingClientRect());
  }
  return found;
}

export function glide(root: ParentNode, before: Places): void {
  if (!before.size || calm()) return;
  let delay = 0;
  for (const piece of all<SVGGraphicsElement>(PIECES, root)) {
    const old = before.get(piece.dataset["piece"] ?? "");
    const now = piece.getBoundingClientRect();
    if (!old || !now.width || !old.width) continue;
    const [dx, dy] = [old.x - now.x, old.y - now.y];
    if (Math.hypot(dx, dy) < 2) continue;
    // Screen pixels become units of the drawing by the scale of the group's parent.
    const matrix = (piece.parentNode as SVGGraphicsElement).getScreenCTM?.();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
    const inner = (piece.firstElementChild ?? piece) as SVGGraphicsElement;
    const target = piece.hasAttribute("transform") ? inner : piece;
    const parts = target === inner ? ([...piece.children] as SVGGraphicsElement[]) : [target];
    for (const part of parts) {
      if (part.hasAttribute("transform") && part !== piece) continue;
      part.animate(
        [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "translate(0, 0)" }],
        { duration: TRAVEL, delay, easing: "cubic-bezier(.35, 0, .2, 1)", fill: "backwards" },
      );
    }
    delay = Math.min(delay + LATER, LONGEST - TRAVEL);
  }
}
