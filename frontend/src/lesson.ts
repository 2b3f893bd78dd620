// The introduction: from note to note by button, key or dot; board, players and what happened follow.

import { all, body, calm, find } from "./page";
import { startLog, startZones } from "./board";
import { startTips } from "./tips";
import { keepShape } from "./table";
import { swap } from "./swap";
import { Zoom } from "./zoom";

interface Step {
  step: number;
  fragments: Record<string, string>;
}

let wanted = 1;
let shown = 1;
let asking = false;

function shape(): string {
  return matchMedia("(max-width: 640px)").matches ? "phone" : "desktop";
}

async function go(step: number): Promise<void> {
  wanted = Math.max(1, Math.min(Number(body.dataset["steps"] ?? 1), step));
  if (asking) return;
  asking = true;
  try {
    while (shown !== wanted) {
      const response = await fetch(`${location.pathname}?step=${wanted}&shape=${shape()}`, {
        headers: { Accept: "application/json" },
        credentials: "same-origin",
      });
      if (!response.ok) break;
      const told = (await response.json()) as Step;
      shown = told.step;
      swap(told.fragments);
      body.dataset["step"] = String(shown);
      bringIntoSight();
      history.replaceState(null, "", `${location.pathname}?step=${shown}`);
    }
  } finally {
    asking = false;
  }
}

/** On a phone the board is long: what has just changed is brought above the note if none of it can be seen. */
function bringIntoSight(): void {
  if (shape() !== "phone") return;
  const marks = all<SVGElement>("#board .mark-last").map((mark) => mark.getBoundingClientRect());
  const least = (find(".zones")?.getBoundingClientRect().height ?? 0) + 4;
  const most = window.innerHeight - (find("#lesson")?.getBoundingClientRect().height ?? 0);
  if (!marks.length || marks.some((mark) => mark.top >= least && mark.bottom <= most)) return;
  const top = Math.max(0, Math.min(...marks.map((mark) => mark.top)) + window.scrollY - least - 12);
  window.scrollTo({ top, behavior: calm() ? "auto" : "smooth" });
}

export function startLesson(): void {
  shown = wanted = Number(body.dataset["step"] ?? 1);
  keepShape();
  startLog();
  startZones();
  const board = find("#board");
  if (board) {
    new Zoom(board);
    startTips(board.parentElement ?? board);
  }
  if (shape() !== body.dataset["shape"]) {
    shown = 0; // the server did not know what screen this is: ask once more
    void go(wanted);
  }
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>("[data-go]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void go(Number(link.dataset["go"]));
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowLeft") void go(wanted - 1);
    else if (event.key === "ArrowRight") void go(wanted + 1);
    else if (event.key === "Home") void go(1);
    else if (event.key === "End") void go(Number(body.dataset["steps"] ?? 1));
    else return;
    event.preventDefault();
  });
}
