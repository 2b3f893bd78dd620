// New lines of the log: marked and counted until they have been seen for a moment.

import { all, body, find, recall, remember, say } from "./page";

const LOOK = 2_000;

let seen = 0; // lines of entries below this have been seen
let timer = 0;

function key(): string {
  return `log:${body.dataset["table"] ?? ""}`;
}

function newest(): number {
  return Math.max(0, ...all("#log > li[data-entry]").map((line) => Number(line.dataset["entry"]) + 1));
}

/** After every change of the page. */
export function markFresh(): void {
  const fresh = all("#log > li[data-entry]:not(.part)").filter((line) => Number(line.dataset["entry"]) >= seen);
  for (const line of all("#log > li.new")) line.classList.toggle("new", fresh.includes(line));
  for (const line of fresh) line.classList.add("new");
  const chip = find(".chron .fresh");
  if (chip) {
    chip.hidden = !fresh.length;
    chip.textContent = say("new-lines", { count: String(fresh.length) });
  }
  window.clearTimeout(timer);
  if (fresh.length && document.visibilityState === "visible") timer = window.setTimeout(look, LOOK);
}

function look(): void {
  if (document.visibilityState !== "visible") return;
  seen = newest();
  remember(key(), String(seen));
  markFresh();
}

export function startFresh(): void {
  const known = recall(key());
  seen = known === null ? newest() : Number(known);
  if (known === null) remember(key(), String(seen));
  document.addEventListener("visibilitychange", () => markFresh());
  markFresh();
}
