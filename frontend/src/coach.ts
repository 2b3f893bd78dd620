// The coach: a card beside the board, once for every kind of question; answering or "understood" closes it.

import { question } from "./choice";
import { all, body, find, recall, remember } from "./page";
import { phone } from "./shape";

const GAP = 10;
const STEP = 16; // how finely a place for the card is looked for

function key(): string {
  return `coach:${find("#prompt")?.dataset["game"]}`;
}

function seen(): string[] {
  return (recall(key()) ?? "").split(" ").filter(Boolean);
}

function card(): HTMLElement | null {
  return find("#coach");
}

function asked(): string {
  return (body.dataset["coach"] && find("#prompt.mine")?.dataset["question"]) || "";
}

/** After every change of the page: another question closes the card, also one of the same kind; a new kind brings one. */
export function settleCoach(): void {
  const box = card();
  if (!box) return;
  const kind = asked();
  const mine = question();
  if (box.dataset["for"] !== mine) understood();
  const shown = box.dataset["kind"] ?? "";
  if (kind && kind === shown && !box.hidden) put(box); // the board was drawn anew
  if (!kind || kind === shown || seen().includes(kind)) return;
  box.dataset["kind"] = kind;
  box.dataset["for"] = mine;
  void fetch(`/t/${body.dataset["table"]}/coach?seat=${body.dataset["seat"]}`, { credentials: "same-origin" })
    .then((answer) => (answer.ok ? answer.text() : ""))
    .then((html) => {
      if (box.dataset["for"] !== mine || box.dataset["kind"] !== kind || question() !== mine) return;
      box.innerHTML = html; // our own server's escaped HTML
      if (find("[data-coached]", box)?.dataset["coached"] !== kind) {
        box.dataset["kind"] = ""; // the table has gone on meanwhile
        return;
      }
      const count = find("[data-seen]", box);
      if (count) count.textContent = String(seen().length + 1);
      box.hidden = false;
      put(box);
      window.setTimeout(() => !box.hidden && put(box), 400); // when the board has come to rest
    })
    .catch(() => (box.dataset["kind"] = ""));
}

function understood(): void {
  const box = card();
  const kind = box?.dataset["kind"];
  if (!box || !kind) return;
  if (!box.hidden) remember(key(), [...new Set([...seen(), kind])].join(" "));
  const focused = box.contains(document.activeElement);
  box.hidden = true;
  box.dataset["kind"] = "";
  box.replaceChildren();
  if (focused) find("#question")?.focus({ preventScroll: true });
}

interface Spot {
  x: number;
  y: number;
  over: number; // how many things that can be chosen it would cover
}

/** Beside the places of the question, and never over one that can be chosen; on a phone it stands in the sheet. */
function put(box: HTMLElement): void {
  box.style.left = box.style.top = box.style.width = "";
  if (phone.matches) return;
  let spot = spotFor(box, GAP);
  const rail = find(".rail")?.getBoundingClientRect();
  if (spot.over && rail?.width) {
    box.style.width = `${rail.width}px`; // beside the board there is always room
    spot = spotFor(box, rail.left);
  }
  box.style.left = `${spot.x}px`;
  box.style.top = `${spot.y}px`;
}

/** The best spot from `left` on: it covers nothing if that is possible, and lies as near to the first place as it can. */
function spotFor(box: HTMLElement, left: number): Spot {
  const { width, height } = box.getBoundingClientRect();
  const targets = all(".place.legal .hit, .tray .choice, #prompt .acts .btn, #question .say, .tray [data-stepper]")
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width);
  const board = find(".boardbox")?.getBoundingClientRect() ?? body.getBoundingClientRect();
  const aim = targets.find((one) => one.top >= board.top && one.right <= board.right) ?? board;
  const [right, low] = [Math.max(left, window.innerWidth - width - GAP), window.innerHeight - height - GAP];
  let best: Spot = { x: left, y: Math.max(GAP, low), over: Infinity };
  let least = Infinity;
  for (let x = left; x <= right; x += STEP) {
    for (let y = GAP; y <= low; y += STEP) {
      const over = targets.filter((one) => x < one.right && x + width > one.left && y < one.bottom && y + height > one.top).length;
      const far = Math.hypot(x + width / 2 - (aim.left + aim.right) / 2, y + height / 2 - (aim.top + aim.bottom) / 2);
      if (over * 10_000 + far < least) [best, least] = [{ x, y, over }, over * 10_000 + far];
    }
  }
  return best;
}

export function startCoach(): void {
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest("[data-understood]")) understood();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && card()?.hidden === false) understood();
  });
  window.addEventListener("resize", () => card()?.hidden === false && put(card() as HTMLElement));
}
