// The replay: a slider over the moments of a game; board, players and log follow.

import { all, body, find } from "./page";
import { startLog, startZones } from "./board";
import { startTips } from "./tips";
import { keepShape } from "./table";
import { swap } from "./swap";
import { Zoom } from "./zoom";

const EACH = 800;

interface Moment {
  n: number;
  entries: number;
  sentence: string;
  fragments: Record<string, string>;
}

let wanted = 0;
let shown = 0;
let asking = false;
let playing = 0;

async function go(n: number): Promise<void> {
  const entries = Number(body.dataset["entries"] ?? 0);
  wanted = Math.max(0, Math.min(entries, n));
  const slider = find<HTMLInputElement>("#slider");
  if (slider) slider.value = String(wanted);
  if (asking) return;
  asking = true;
  try {
    while (shown !== wanted) {
      const asked = wanted;
      const shape = matchMedia("(max-width: 640px)").matches ? "phone" : "desktop";
      const response = await fetch(`/t/${body.dataset["table"]}/replay?n=${asked}&shape=${shape}`, {
        headers: { Accept: "application/json" },
        credentials: "same-origin",
      });
      if (!response.ok) break;
      const moment = (await response.json()) as Moment;
      shown = moment.n;
      swap(moment.fragments);
      tell(moment);
    }
  } finally {
    asking = false;
  }
}

function tell(moment: Moment): void {
  const n = String(moment.n);
  const sentence = find("#moment");
  if (sentence) sentence.textContent = moment.sentence;
  const count = find("#count");
  if (count) count.textContent = n;
  find("#branch-n")?.setAttribute("value", n);
  find("#moment-link")?.setAttribute("href", `${location.pathname}?n=${n}`);
  history.replaceState(null, "", `${location.pathname}?n=${n}`);
}

function play(on: boolean): void {
  window.clearInterval(playing);
  playing = 0;
  find('[data-step="play"]')?.setAttribute("aria-pressed", String(on));
  if (!on) return;
  playing = window.setInterval(() => {
    if (wanted >= Number(body.dataset["entries"] ?? 0)) play(false);
    else if (!asking) void go(wanted + 1);
  }, EACH);
}

function step(name: string): void {
  const last = Number(body.dataset["entries"] ?? 0);
  if (name === "play") {
    play(!playing);
    return;
  }
  play(false);
  void go(name === "first" ? 0 : name === "last" ? last : name === "back" ? wanted - 1 : wanted + 1);
}

export function startReplay(): void {
  shown = wanted = Number(body.dataset["n"] ?? 0);
  keepShape();
  startLog();
  startZones();
  const board = find("#board");
  if (board) {
    new Zoom(board);
    startTips(board.parentElement ?? board);
  }
  find<HTMLInputElement>("#slider")?.addEventListener("input", (event) => {
    play(false);
    void go(Number((event.target as HTMLInputElement).value));
  });
  for (const button of all("[data-step]")) {
    button.addEventListener("click", (event) => {
      event.preventDefault();
      step(button.dataset["step"] ?? "");
    });
  }
  document.addEventListener("click", (event) => {
    const line = (event.target as Element).closest<HTMLAnchorElement>(".log a");
    if (!line) return;
    event.preventDefault();
    play(false);
    void go(Number(new URL(line.href).searchParams.get("n")));
  });
  document.addEventListener("keydown", (event) => {
    if ((event.target as Element).closest("input, select")) return;
    const jump = event.shiftKey ? 10 : 1;
    if (event.key === "ArrowLeft") void go(wanted - jump);
    else if (event.key === "ArrowRight") void go(wanted + jump);
    else if (event.key === "Home") void go(0);
    else if (event.key === "End") void go(Number(body.dataset["entries"] ?? 0));
    else return;
    event.preventDefault();
  });
}
