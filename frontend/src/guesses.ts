// The mark of what is guessed: dashed edge, hatching and a question mark on everything that was drawn anew.

import { all, say } from "./page";

const SVG = "http://www.w3.org/2000/svg";
const SMALL = 44; // pieces below this have a smaller disc

function made(name: string, values: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, String(value));
  return element;
}

function hatching(svg: SVGSVGElement): void {
  if (svg.querySelector(":scope > defs.guesses")) return;
  const defs = made("defs", { class: "guesses" });
  const pattern = made("pattern", { id: "guess-hatch", width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" });
  pattern.append(made("path", { d: "M0 0V7" }));
  defs.append(pattern);
  svg.prepend(defs);
}

function mark(thing: SVGGraphicsElement): void {
  const svg = thing.ownerSVGElement;
  if (!svg) return;
  hatching(svg);
  const { x, y, width, height } = thing.getBBox();
  if (!width || !height) return;
  const r = Math.min(width, height) < SMALL ? 10 : 13;
  const group = made("g", { class: "guess-mark", "aria-hidden": "true" });
  const word = made("text", { x: x + width - r / 2, y: y + r / 2 + 5 });
  word.textContent = "?";
  group.append(made("rect", { x: x + 1, y: y + 1, width: width - 2, height: height - 2, rx: 6 }), made("circle", { cx: x + width - r / 2, cy: y + r / 2, r }), word);
  thing.append(group);
  const label = thing.getAttribute("aria-label");
  if (label !== null) thing.setAttribute("aria-label", `${label}. ${say("guess")}`);
  if (label !== null || thing.dataset["tip"]) thing.dataset["tip"] = `${thing.dataset["tip"] ?? label}\n${say("guess")}`;
}

/** After every new drawing: mark what is guessed, on the board and among the numbers ("1:money"). */
export function markGuesses(ids: string[], numbers: string[]): void {
  for (const old of all(".guess-mark")) old.remove();
  for (const id of ids) {
    const thing = document.getElementById(id);
    if (thing instanceof SVGGraphicsElement) mark(thing);
  }
  for (const value of all<HTMLElement>("[data-player] [data-value]")) {
    const name = `${value.closest<HTMLElement>("[data-player]")?.dataset["player"]}:${value.dataset["value"]}`;
    const guess = numbers.includes(name);
    value.classList.toggle("guess", guess);
    if (guess) value.title = `${value.title.split(" · ")[0]} · ${say("guess")}`;
  }
}
