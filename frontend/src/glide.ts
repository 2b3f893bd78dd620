// Pieces travel to their new place in the drawing: remember where they lay, swap the drawing, animate the difference.
//
// Places are compared in the drawing's own units. Where the page puts the board, and how large, moves no piece.

import { all, calm } from "./page";

const TRAVEL = 420;
const LATER = 60; // each further piece starts so much later
const LONGEST = 1600;

interface Spot {
  sheet: string; // the drawing in which it lies: another shape of the board has other places
  named: string; // the place's name, where the drawing may lay the same place elsewhere
  x: number;
  y: number;
}

export type Places = Map<string, Spot>;

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  if (calm() || document.visibilityState === "hidden") return found;
  for (const piece of all<SVGGraphicsElement>(".mover", root)) {
    const spot = spotOf(piece);
    if (spot) found.set(piece.id, spot);
  }
  return found;
}

function spotOf(piece: SVGGraphicsElement): Spot | null {
  const at = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(piece.getAttribute("transform") ?? "");
  const sheet = piece.ownerSVGElement;
  if (!at || !sheet) return null;
  return { sheet: sheetName(sheet), named: piece.dataset["spot"] ?? "", x: Number(at[1]), y: Number(at[2]) };
}

function sheetName(sheet: SVGSVGElement): string {
  return `${sheet.getAttribute("class")} ${sheet.getAttribute("viewBox")}`;
}

export function glide(root: ParentNode, before: Places): void {
  if (!before.size || calm()) return;
  const known = new Set([...before.values()].map(({ sheet }) => sheet));
  let delay = 0;
  for (const piece of all<SVGGraphicsElement>(".mover", root)) {
    const inner = piece.querySelector<SVGGraphicsElement>(".moving");
    const now = spotOf(piece);
    if (!inner || !now || !known.has(now.sheet)) continue;
    const old = before.get(piece.id) ?? home(piece, now);
    if (!old || old.sheet !== now.sheet || (old.named && old.named === now.named)) continue;
    const [dx, dy] = [old.x - now.x, old.y - now.y];
    if (Math.hypot(dx, dy) < 1) continue;
    inner.animate(
      [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0px, 0px)" }],
      { duration: TRAVEL, delay, easing: "cubic-bezier(.35, 0, .2, 1)", fill: "backwards" },
    );
    delay = Math.min(delay + LATER, LONGEST - TRAVEL);
  }
}

/** A piece that was not there comes from the panel of its owner, if that can be seen. */
function home(piece: SVGGraphicsElement, now: Spot): Spot | undefined {
  const seat = piece.dataset["home"]?.replace("seat-", "");
  const box = seat ? document.getElementById(`player-${seat}`)?.getBoundingClientRect() : undefined;
  const matrix = piece.ownerSVGElement?.getScreenCTM()?.inverse();
  if (!box || !matrix || !box.width || box.bottom <= 0 || box.top >= window.innerHeight) return undefined;
  const { x, y } = new DOMPoint(box.x + 20, box.y + 20).matrixTransform(matrix);
  return { sheet: now.sheet, named: "", x, y };
}
