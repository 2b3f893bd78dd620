// The replay: a slider over the moments of a game; board, players and log follow.

import { all, body, find } from "./page";
import { Moments, type Moment } from "./moments";

const EACH = 800;

type Told = Moment & { sentence: string };

let moments: Moments<Told>;
let playing = 0;

function tell(moment: Told, number: number): void {
  const n = String(number);
  const sentence = find("#moment");
  if (sentence) sentence.textContent = moment.sentence;
  const count = find("#count");
  if (count) count.textContent = n;
  find("#branch-n")?.setAttribute("value", n);
  find("#moment-link")?.setAttribute("href", `${location.pathname}?n=${n}`);
}

function play(on: boolean): void {
  window.clearInterval(playing);
  playing = 0;
  find('[data-step="play"]')?.setAttribute("aria-pressed", String(on));
  if (!on) return;
  playing = window.setInterval(() => {
    if (moments.wanted >= moments.last) play(false);
    else if (!moments.asking) moments.by(1);
  }, EACH);
}

function step(name: string): void {
  if (name === "play") {
    play(!playing);
    return;
  }
  play(false);
  if (name === "first") void moments.go(0);
  else if (name === "last") void moments.go(moments.last);
  else moments.by(name === "back" ? -1 : 1);
}

export function startReplay(): void {
  const slider = find<HTMLInputElement>("#slider");
  moments = new Moments("n", 0, Number(body.dataset["entries"] ?? 0), tell, (wanted) => {
    if (slider) slider.value = String(wanted);
  });
  slider?.addEventListener("input", () => {
    play(false);
    void moments.go(Number(slider.value));
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
    void moments.go(Number(new URL(line.href).searchParams.get("n")));
  });
  document.addEventListener("keydown", (event) => {
    if ((event.target as Element).closest("input, select")) return;
    const jump = event.shiftKey ? 10 : 1;
    if (event.key === "ArrowLeft") moments.by(-jump);
    else if (event.key === "ArrowRight") moments.by(jump);
    else if (event.key === "Home") void moments.go(0);
    else if (event.key === "End") void moments.go(moments.last);
    else return;
    event.preventDefault();
  });
}
