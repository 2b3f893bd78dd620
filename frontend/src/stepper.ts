// Amounts and payments by plus and minus: the button says what comes of what is set, or what it lacks.

import { all, find, say } from "./page";

interface Way {
  code: string;
  text: string;
  points: string;
  parts: Record<string, number>;
  shifts: string;
}

let ways: Way[] = [];
let now: Way | undefined; // what is set, if it can be done
let set: Record<string, number> = {}; // what is set, whether or not

function read(stepper: HTMLElement): void {
  ways = all<HTMLElement>("[data-way]", stepper).map((way) => ({
    code: way.dataset["way"] ?? "",
    text: way.dataset["text"] ?? "",
    points: way.dataset["points"] ?? "",
    parts: JSON.parse(way.dataset["of"] ?? "{}") as Record<string, number>,
    shifts: way.innerHTML,
  }));
}

function amount(parts: Record<string, number>, id: string): number {
  return parts[id] ?? 0;
}

function far(way: Way, from: Record<string, number>): number {
  return [...new Set([...Object.keys(way.parts), ...Object.keys(from)])].reduce((sum, one) => sum + Math.abs(amount(way.parts, one) - amount(from, one)), 0);
}

/** The way nearest to the present one that has more (or less) of a thing. */
function next(id: string, sign: number): Way | undefined {
  return ways.filter((way) => (amount(way.parts, id) - amount(set, id)) * sign > 0).sort((a, b) => far(a, set) - far(b, set))[0];
}

/** Towards a price one may set anything between nothing and the most that any payment takes of it. */
function most(id: string): number {
  return Math.max(...ways.map((way) => amount(way.parts, id)));
}

function may(stepper: HTMLElement, id: string, sign: number): boolean {
  if (!stepper.dataset["price"]) return !!next(id, sign);
  return sign > 0 ? amount(set, id) < most(id) : amount(set, id) > 0;
}

function step(stepper: HTMLElement, id: string, sign: number): void {
  if (!may(stepper, id, sign)) return;
  set = stepper.dataset["price"] ? { ...set, [id]: amount(set, id) + sign } : { ...(next(id, sign)?.parts ?? set) };
  now = ways.find((way) => far(way, set) === 0);
}

/** The price as a bar: a part for every piece, as wide as it counts, and dashed what is still missing. */
function drawPrice(stepper: HTMLElement): string {
  const price = Number(stepper.dataset["price"]);
  const pieces = all<HTMLElement>("[data-column]", stepper).flatMap((column) => {
    const id = column.dataset["column"] ?? "";
    return Array<[string, number]>(amount(set, id)).fill([id, Number(column.dataset["counts"])]);
  });
  const paid = pieces.reduce((sum, [, counts]) => sum + counts, 0);
  const kinds = new Set(pieces.map(([id]) => id)).size;
  const need = Number(stepper.dataset["kinds"]);
  const lack = paid < price ? say("price-missing", { count: String(price - paid) }) : paid > price ? say("price-over", { count: String(paid - price) }) : "";
  const part = (words: string, weight: number): HTMLElement => {
    const made = document.createElement("span");
    made.textContent = words;
    made.style.flexGrow = String(weight);
    return made;
  };
  find(".pricebar", stepper)?.replaceChildren(
    ...pieces.map(([id, counts]) => {
      const made = part(String(counts), counts);
      made.style.background = `var(--g-${id})`;
      made.style.borderColor = `var(--g-${id}-side)`;
      made.style.color = `var(--g-${id}-on)`;
      return made;
    }),
    ...(paid < price
      ? [part(lack, price - paid)].map((made) => {
          made.className = "missing";
          return made;
        })
      : []),
  );
  const sum = part(`${say("price-paid", { paid: String(paid), price: String(price) })}${lack ? "" : " ✓"}`, 0);
  const sorts = part(kinds < need ? say("price-kinds", { count: String(kinds), need: String(need) }) : "", 0);
  if (!lack) sum.className = "ok";
  find(".reckoning", stepper)?.replaceChildren(sum, sorts);
  return lack || (kinds < need ? (sorts.textContent ?? "") : now ? "" : say("price-pieces"));
}

function draw(stepper: HTMLElement): void {
  for (const column of all<HTMLElement>("[data-column]", stepper)) {
    const id = column.dataset["column"] ?? "";
    const count = find("output", column);
    if (count) count.textContent = String(amount(set, id));
    const left = find("[data-left]", column);
    if (left) left.textContent = `${left.dataset["left"]} → ${Math.max(0, Number(left.dataset["left"]) - amount(set, id))}`;
    for (const button of all<HTMLButtonElement>("[data-by]", column)) button.disabled = !may(stepper, id, Number(button.dataset["by"]));
  }
  const lack = stepper.dataset["price"] ? drawPrice(stepper) : "";
  const shifts = find(".total", stepper);
  if (shifts) shifts.innerHTML = now?.shifts ?? ""; // the server's own markup
  const go = find<HTMLButtonElement>("[data-pay]", stepper);
  if (!go) return;
  go.disabled = !now;
  go.dataset["code"] = now?.code ?? "";
  if (!now) go.textContent = lack;
  else if (stepper.dataset["price"]) go.textContent = now.points ? say("pay-for", { points: now.points }) : say("pay");
  else go.textContent = now.text.length <= 34 ? now.text : say("pay");
}

/** After every change of the page: a new question begins with the cheapest way, the same one stays as it is set. */
export function settleStepper(): void {
  const stepper = find("[data-stepper]");
  if (!stepper) {
    ways = [];
    now = undefined;
    set = {};
    return;
  }
  const before = ways.map(({ code }) => code).join();
  read(stepper);
  if (ways.map(({ code }) => code).join() !== before) set = { ...(ways[0]?.parts ?? {}) };
  now = ways.find((way) => far(way, set) === 0);
  draw(stepper);
}

export function startStepper(): void {
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-stepper] [data-by]");
    const stepper = button?.closest<HTMLElement>("[data-stepper]");
    if (!button || !stepper) return;
    step(stepper, button.closest<HTMLElement>("[data-column]")?.dataset["column"] ?? "", Number(button.dataset["by"]));
    draw(stepper);
  });
}
