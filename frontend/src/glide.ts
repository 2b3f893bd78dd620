// Pieces travel to their new place: remember where they were, swap the drawing, animate the difference.

import { all, calm } from "./page";

const TRAVEL = 420;
const LATER = 60; // each further piece starts so much later
const LONGEST = 1600;

export type Places = Map<string, DOMRect>;

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  if (calm() || document.visibilityState === "hidden") return found;
  for (const piece of all<SVGGraphicsElement>(".mover", root)) found.set(piece.id, piece.getBoundingClientRect());
  return found;
}

export function glide(root: ParentNode, before: Places): void {
  if (!before.size || calm()) return;
  let delay = 0;
  for (const piece of all<SVGGraphicsElement>(".mover", root)) {
    const inner = piece.querySelector<SVGGraphicsElement>(".moving");
    const now = piece.getBoundingClientRect();
    const old = before.get(piece.id) ?? home(piece);
    if (!inner || !old || !now.width || !old.width) continue;
    const [dx, dy] = [old.x + old.width / 2 - now.x - now.width / 2, old.y + old.height / 2 - now.y - now.height / 2];
    if (Math.hypot(dx, dy) < 2) continue;
    const matrix = piece.getScreenCTM(); // screen pixels become units of the drawing
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
    inner.animate(
      [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "translate(0px, 0px)" }],
      { duration: TRAVEL, delay, easing: "cubic-bezier(.35, 0, .2, 1)", fill: "backwards" },
    );
    delay = Math.min(delay + LATER, LONGEST - TRAVEL);
  }
}

/** A piece that was not there comes from the panel of its owner, if that can be seen. */
function home(piece: SVGGraphicsElement): DOMRect | undefined {
  const seat = piece.dataset["home"];
  const panel = seat ? document.getElementById(`player-${seat}`) : null;
  const box = panel?.getBoundingClientRect();
  return box && box.width && box.bottom > 0 && box.top < window.innerHeight ? new DOMRect(box.x, box.y, 40, 40) : undefined;
}
