// The replay: a slider over the moments of a game; board, players and log follow.

import { all, body, find } from "./page";
import { Moments, type Moment } from "./moments";

const USUAL = 800; // milliseconds for a step
const SPEED = "palas-replay-speed";

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
  const analyse = find<HTMLAnchorElement>("#analyse-link");
  if (analyse) analyse.search = `?table=${body.dataset["table"]}&n=${n}`;
  find("#moment-link")?.setAttribute("href", `${location.pathname}?n=${n}`);
}

function speed(): HTMLSelectElement | null {
  return find<HTMLSelectElement>("#speed");
}

function play(on: boolean): void {
  window.clearInterval(playing);
  playing = 0;
  find('[data-step="play"]')?.setAttribute("aria-pressed", String(on));
  if (!on) return;
  if (moments.wanted >= moments.last) void moments.go(moments.first); // from the beginning again
  playing = window.setInterval(() => {
    if (moments.wanted >= moments.last) play(false);
    else if (!moments.asking) moments.by(1);
  }, Number(speed()?.value ?? USUAL));
}

/** One speed faster or slower, as far as there is one. */
function faster(by: number): void {
  const list = speed();
  if (!list) return;
  list.selectedIndex = Math.max(0, Math.min(list.options.length - 1, list.selectedIndex + by));
  list.dispatchEvent(new Event("change"));
}

/** To where a round begins: the next one, or this one's beginning and then the one before. */
function round(on: boolean): void {
  const begins = (body.dataset["rounds"] ?? "").split(",").filter(Boolean).map(Number);
  const at = moments.wanted;
  const found = on ? begins.find((entry) => entry > at) : begins.filter((entry) => entry < at).pop();
  void moments.go(found ?? (on ? moments.last : moments.first));
}

function step(name: string): void {
  if (name === "play") {
    play(!playing);
    return;
  }
  play(false);
  if (name === "first") void moments.go(moments.first);
  else if (name === "last") void moments.go(moments.last);
  else if (name === "round-back") round(false);
  else if (name === "round-on") round(true);
  else moments.by(name === "back" ? -1 : 1);
}

const KEYS: Record<string, () => void> = {
  Home: () => step("first"),
  End: () => step("last"),
  PageUp: () => step("round-back"),
  PageDown: () => step("round-on"),
  " ": () => step("play"),
  "+": () => faster(1),
  "-": () => faster(-1),
};

function onKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  if (target.closest("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === " " && target.closest("a, button, summary")) return; // they are pressed by it
  const jump = event.shiftKey ? 10 : 1;
  if (event.key === "ArrowLeft") moments.by(-jump);
  else if (event.key === "ArrowRight") moments.by(jump);
  else if (KEYS[event.key]) KEYS[event.key]?.();
  else return;
  event.preventDefault();
}

export function startReplay(): void {
  const slider = find<HTMLInputElement>("#slider");
  const first = Number(body.dataset["first"] ?? 0);
  moments = new Moments("n", first, Number(body.dataset["entries"] ?? 0), tell, (wanted) => {
    if (slider) slider.value = String(wanted);
  });
  slider?.addEventListener("input", () => {
    play(false);
    void moments.go(Number(slider.value));
  });
  const list = speed();
  const kept = localStorage.getItem(SPEED);
  if (list && kept && [...list.options].some((option) => option.value === kept)) list.value = kept;
  list?.addEventListener("change", () => {
    localStorage.setItem(SPEED, list.value);
    if (playing) play(true);
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
  document.addEventListener("keydown", onKey);
}
