// Pieces travel to their new place in the drawing: remember where they lay, swap the drawing, animate the difference.
//
// Places are compared in the drawing's own units. Where the page puts the board, and how large, moves no piece.

import { all, calm } from "./page";

const TRAVEL = 420;
const LATER = 60; // each further piece starts so much later
const LONGEST = 1600;
const PATHS = 8; // where more pieces travel at once, as when a round is cleared, their ways are no news
const NEAR = 24; // a shorter way is not drawn
const SVG = "http://www.w3.org/2000/svg";

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

/** With `paths` the way of every piece that travels stays on the board until the next drawing. */
export function glide(root: ParentNode, before: Places, paths = false): void {
  for (const old of all(".travelled", root)) old.remove();
  if (!before.size || calm()) return;
  const ways: [SVGGraphicsElement, Spot, Spot][] = [];
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
    ways.push([piece, old, now]);
  }
  if (paths && ways.length <= PATHS) for (const way of ways) drawPath(...way);
}

/** An arrow from where a piece lay to where it lies, bent a little, which ends at the edge of the piece. */
function drawPath(piece: SVGGraphicsElement, old: Spot, now: Spot): void {
  const box = piece.querySelector<SVGGraphicsElement>(".moving")?.getBBox() ?? piece.getBBox();
  const [ox, oy] = [box.x + box.width / 2, box.y + box.height / 2];
  const [dx, dy] = [now.x - old.x, now.y - old.y];
  const length = Math.hypot(dx, dy);
  const reach = length - Math.min(box.width, box.height) / 2;
  if (reach < NEAR) return;
  const made = document.createElementNS(SVG, "g");
  made.setAttribute("class", "travelled");
  made.setAttribute("aria-hidden", "true");
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  made.setAttribute("transform", `translate(${old.x + ox} ${old.y + oy}) rotate(${turn})`);
  const bend = Math.min(36, reach / 5);
  for (const d of [`M0 0Q${reach / 2} ${-2 * bend} ${reach - 6} -2`, `M${reach} 0l-15 -9l3 9l-3 9z`]) {
    const line = document.createElementNS(SVG, "path");
    line.setAttribute("d", d);
    made.append(line);
  }
  piece.parentNode?.append(made);
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
