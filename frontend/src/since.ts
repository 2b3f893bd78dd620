// What the others did since one's last turn: a card with numbers that stand on the board too, and a way to see it again.

import { all, body, find, say } from "./page";
import { swap } from "./swap";

const SVG = "http://www.w3.org/2000/svg";

let at = -1; // the deed that is shown, while the past is on the board
let timer = 0;
let back: () => void = () => undefined;

function card(): HTMLElement | null {
  return find("#since-card");
}

/** In the order in which they were done, though the card tells them rival by rival. */
function deeds(): HTMLElement[] {
  const number = (deed: HTMLElement): number => Number(deed.dataset["number"]);
  return all("#since-card li[data-entry]").sort((one, other) => number(one) - number(other));
}

function open(on: boolean): void {
  const shown = card();
  if (!shown) return;
  shown.hidden = !on;
  find('[data-since="open"]')?.setAttribute("aria-expanded", String(on));
  if (on) {
    number();
    place(shown);
    find('[data-since="play"]')?.focus({ preventScroll: true });
  } else {
    stop();
    for (const old of all(".since-mark")) old.remove();
    if (at >= 0) back(); // the present again
    at = -1;
    find('[data-since="open"]')?.focus({ preventScroll: true });
  }
}

/** In the corner of the board that covers no number, if there is one; on a narrow screen it stands below its button. */
function place(shown: HTMLElement): void {
  const board = find(".boardbox")?.getBoundingClientRect();
  shown.classList.toggle("over", !!board && window.innerWidth >= 1024);
  if (!board) return;
  const { width, height } = shown.getBoundingClientRect();
  const marks = all(".since-mark").map((mark) => mark.getBoundingClientRect());
  const covered = ([x, y]: [number, number]): number =>
    marks.filter((mark) => mark.right > x && mark.left < x + width && mark.bottom > y && mark.top < y + height).length;
  const [right, low] = [board.right - width - 8, Math.max(8, Math.min(board.bottom, window.innerHeight) - height - 8)];
  const top = Math.max(8, board.top + 8);
  const corners: [number, number][] = [[right, top], [right, low], [board.left + 8, top], [board.left + 8, low]];
  const [x, y] = corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
  shown.style.setProperty("--since-left", `${Math.max(8, x)}px`);
  shown.style.setProperty("--since-top", `${y}px`);
}

/** The number of every deed, on the board beside what it changed. */
function number(): void {
  for (const old of all(".since-mark")) old.remove();
  const board = find<SVGSVGElement>("#board svg.board");
  const whole = board?.getScreenCTM()?.inverse();
  if (!board || !whole) return;
  for (const deed of deeds()) {
    for (const id of deed.dataset["things"]?.split(" ") ?? []) {
      const thing = document.getElementById(id) as SVGGraphicsElement | null;
      const matrix = thing instanceof SVGGraphicsElement ? thing.getScreenCTM() : null;
      if (!thing || !matrix || thing.dataset["home"]) continue;
      const box = thing.getBBox();
      const spot = new DOMPoint(box.x + box.width, box.y).matrixTransform(matrix).matrixTransform(whole);
      board.append(badge(spot, deed));
    }
  }
}

function badge(spot: DOMPoint, deed: HTMLElement): SVGElement {
  const made = document.createElementNS(SVG, "g");
  made.setAttribute("class", `since-mark ${deed.className}`);
  made.setAttribute("transform", `translate(${spot.x} ${spot.y})`);
  made.setAttribute("aria-hidden", "true");
  const disc = document.createElementNS(SVG, "circle");
  disc.setAttribute("r", "12");
  const words = document.createElementNS(SVG, "text");
  words.setAttribute("y", "5");
  words.textContent = deed.dataset["number"] ?? "";
  made.append(disc, words);
  return made;
}

/** How far the past has been shown: a part of the line for every deed, and a number. */
function mark(shown: number): void {
  for (const part of all(".since-card .timeline i")) part.classList.toggle("shown", Number(part.dataset["number"]) <= shown);
  const count = find("[data-of]");
  if (count) count.textContent = `${shown} / ${count.dataset["of"] ?? ""}`;
}

async function show(number: number): Promise<boolean> {
  const deed = deeds()[number];
  if (!deed) return false;
  const follows = at >= 0 && number === at + 1;
  at = number;
  for (const other of deeds()) other.classList.toggle("now", other === deed);
  mark(Number(deed.dataset["number"]));
  deed.scrollIntoView({ block: "nearest" });
  const [first, entry] = [Number(deed.dataset["first"]), Number(deed.dataset["entry"])];
  const before = follows ? "" : await boardAt(first);
  const after = await boardAt(entry + 1);
  if (after === null || before === null || at !== number) return false;
  if (before) swap({ board: before }, "none"); // what was done is seen from where it began
  swap({ board: after }, "path");
  number_again();
  return true;
}

/** The board after so many entries of the record. */
async function boardAt(entries: number): Promise<string | null> {
  const query = new URLSearchParams({ n: String(entries), shape: body.dataset["shape"] ?? "" });
  if (body.dataset["seat"]) query.set("seat", body.dataset["seat"]);
  const answer = await fetch(`/t/${body.dataset["table"]}/replay?${query.toString()}`, {
    headers: { Accept: "application/json" },
    credentials: "same-origin",
  });
  if (!answer.ok) return null;
  const { fragments } = (await answer.json()) as { fragments: Record<string, string> };
  return fragments["board"] ?? "";
}

function number_again(): void {
  if (!card()?.hidden) number();
}

function stop(): void {
  window.clearTimeout(timer);
  timer = 0;
  const button = find('[data-since="play"]');
  button?.setAttribute("aria-pressed", "false");
  if (button) button.textContent = say("show-me");
}

function play(): void {
  const button = find('[data-since="play"]');
  button?.setAttribute("aria-pressed", "true");
  if (button) button.textContent = say("pause");
  const next = at + 1 < deeds().length ? at + 1 : 0;
  const go = async (number: number): Promise<void> => {
    if (!(await show(number).catch(() => false)) || number + 1 >= deeds().length) return stop();
    if (timer) timer = window.setTimeout(() => void go(number + 1), Number(find<HTMLSelectElement>('[data-since="speed"]')?.value ?? 800));
  };
  timer = -1;
  void go(next);
}

/** After every change of the page: numbers stay where they belong. */
export function keepSince(): void {
  if (card() && !card()?.hidden && at < 0) number();
}

/** `present` brings the page back to the table as it is. */
export function startSince(present: () => void): void {
  back = present;
  document.addEventListener("click", (event) => {
    const wish = (event.target as Element).closest<HTMLElement>("[data-since]")?.dataset["since"];
    if (!wish || wish === "speed") return;
    event.preventDefault();
    if (wish === "open") open(!!card()?.hidden);
    else if (wish === "close") open(false);
    else if (wish === "play") timer ? stop() : play();
    else {
      stop();
      void show(Math.max(0, at + (wish === "on" ? 1 : -1))).catch(() => undefined);
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && card() && !card()?.hidden) open(false);
  });
}
