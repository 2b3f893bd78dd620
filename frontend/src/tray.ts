// The tray lies over the board, in the corner where it covers the fewest places that can be chosen.

import { all, find } from "./page";

const CORNERS = ["", "right", "low", "low right"];

export function settleTray(): void {
  const tray = find(".tray");
  if (!tray || getComputedStyle(tray).position === "static") return;
  const targets = all<SVGElement>("#board .place.legal .hit").map((hit) => hit.getBoundingClientRect());
  const covered = (corner: string): number => {
    tray.className = `tray ${corner}`.trim();
    const box = tray.getBoundingClientRect();
    const meets = (one: DOMRect): boolean => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top;
    return targets.filter(meets).length;
  };
  const costs = CORNERS.map(covered);
  tray.className = `tray ${CORNERS[costs.indexOf(Math.min(...costs))] ?? ""}`.trim();
}
