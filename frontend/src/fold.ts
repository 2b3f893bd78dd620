// The rivals beside the board: open, or folded to one strip, which leaves their room to the log.

import { body, find, recall, remember } from "./page";

const KEPT = "rivals";
const LOG = 150; // so high is the log at least, in pixels

let cramped = false; // this window has no room for them beside the log

function fold(on: boolean): void {
  body.classList.toggle("folded", on);
  const button = find<HTMLButtonElement>("[data-fold]");
  if (!button) return;
  button.setAttribute("aria-pressed", String(on));
  button.disabled = cramped;
  button.title = (cramped ? button.dataset["cramped"] : button.ariaLabel) ?? "";
}

/** Whatever the person wants, the log does not fall off the screen, nor is it a mere slit. */
export function settleFold(): void {
  const rail = find(".rail");
  if (cramped || !rail || body.classList.contains("folded")) return;
  const log = find("#chron")?.offsetHeight || LOG; // none while people talk
  cramped = rail.scrollHeight > rail.clientHeight + 1 || log < LOG;
  if (cramped) fold(true);
}

export function startFold(): void {
  const begin = (): void => {
    cramped = false;
    fold(recall(KEPT) === "folded");
    settleFold();
  };
  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-fold]")) return;
    remember(KEPT, body.classList.contains("folded") ? "open" : "folded");
    begin();
  });
  window.addEventListener("resize", begin);
  begin();
}
