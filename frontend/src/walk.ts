// The keyboard on the board and among the own things: one tab stop, arrow keys walk from place to place.

import { all, find } from "./page";

let current = "";

const LEGAL = ".place.legal";
const ANY = ".place.legal, .place[data-why]";

/** After every new drawing: exactly one place can be reached by Tab. */
export function settle(): void {
  const targets = all<SVGElement>(ANY);
  const now = targets.find((place) => place.id === current && place.matches(LEGAL)) ?? targets.find((p) => p.matches(LEGAL));
  for (const place of targets) place.setAttribute("tabindex", place === now ? "0" : "-1");
}

export function focusBoard(): boolean {
  const place = find<SVGElement>('.place.legal[tabindex="0"]');
  place?.focus();
  return !!place;
}

function step(places: SVGElement[], from: SVGElement, key: string): SVGElement | undefined {
  if (key === "Home") return places[0];
  if (key === "End") return places[places.length - 1];
  const centre = (place: SVGElement): [number, number] => {
    const box = place.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = centre(from);
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: SVGElement | undefined;
  let least = Infinity;
  for (const place of places) {
    if (place === from) continue;
    const [px, py] = centre(place);
    const along = (across ? px - x : py - y) * sign;
    const beside = Math.abs(across ? py - y : px - x);
    if (along <= 4) continue;
    const cost = along + beside * 2.5;
    if (cost < least) [least, best] = [cost, place];
  }
  if (best) return best;
  const order = places.indexOf(from);
  return order < 0 ? places[0] : places[(order + sign + places.length) % places.length];
}

export function startWalking(): void {
  document.addEventListener("keydown", (event) => {
    if (!["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) return;
    const active = document.activeElement;
    const place = active?.closest<SVGElement>(":is(#board, #dock, .instruments) .place");
    if (place) {
      const places = all<SVGElement>(event.shiftKey ? ANY : LEGAL);
      const next = step(places, place, event.key);
      if (!next) return;
      event.preventDefault();
      all<SVGElement>(ANY).forEach((other) => other.setAttribute("tabindex", other === next ? "0" : "-1"));
      current = next.id;
      next.focus();
      return;
    }
    const choice = active?.closest<HTMLElement>(".choice");
    if (choice) {
      const row = all<HTMLElement>(".choice", choice.closest(".choices, .all-choices") ?? document);
      const order = row.indexOf(choice);
      const sign = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
      event.preventDefault();
      const next = event.key === "Home" ? row[0] : event.key === "End" ? row[row.length - 1] : row[(order + sign + row.length) % row.length];
      next?.focus();
    }
  });
}
