// Tooltips: what a thing is, what choosing it would change, or why it cannot be chosen now.

import { all, body, find } from "./page";

const WAIT = 150;
const RASTER = 16; // where a tip is tried if there is no room beside the thing
const LEAVE = 250; // so long it stays when the pointer has left: it may be on its way to the link

let timer = 0;
let rested = ""; // where the pointer was when a tip was taken away: it speaks again when that moves
let pointer = "";
let shown: Element | null = null;
const answers = new Map<string, Promise<string>>();

/** The server's explanation of a choice; asked once per version. */
export function explain(code: string): Promise<string> {
  const data = body.dataset;
  const path = `/t/${data["table"]}/about?seat=${data["seat"]}&code=${encodeURIComponent(code)}`;
  const key = `${data["version"]} ${path}`;
  let answer = answers.get(key);
  if (!answer) {
    if (answers.size > 200) answers.clear();
    answer = fetch(path, { credentials: "same-origin" }).then((response) => (response.ok ? response.text() : ""));
    answer.catch(() => answers.delete(key));
    answers.set(key, answer);
  }
  return answer;
}

export function startTips(root: HTMLElement): void {
  const tip = find("#tip");
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const target = event.target as Element;
    pointer = `${event.clientX} ${event.clientY}`;
    if (pointer === rested) return; // the page has changed under a pointer that rests
    if (tip?.contains(target)) {
      window.clearTimeout(timer); // the pointer goes to the link in it
      return;
    }
    const place = target.closest<SVGElement>(".place");
    if (place && place === shown) {
      window.clearTimeout(timer);
      return;
    }
    window.clearTimeout(timer);
    if (place && (root.contains(place) || place.closest("#dock, .instruments"))) timer = window.setTimeout(() => void show(place), WAIT);
    else if (shown) timer = window.setTimeout(hide, LEAVE);
  });
  document.addEventListener("pointermove", (event) => (pointer = `${event.clientX} ${event.clientY}`), { passive: true });
  root.addEventListener("focusin", (event) => {
    const place = (event.target as Element).closest<SVGElement>(".place");
    if (place?.matches(":focus-visible")) timer = window.setTimeout(() => void show(place), WAIT);
  });
  root.addEventListener("focusout", () => hide());
}

/** Another question: nothing is said of what lies under the pointer until that moves. */
export function hush(): void {
  rested = pointer;
  hide();
}

export function hide(): void {
  window.clearTimeout(timer);
  shown = null;
  const tip = find("#tip");
  if (tip) tip.hidden = true;
}

export async function show(place: SVGElement): Promise<void> {
  const tip = find("#tip");
  if (!tip) return;
  shown = place;
  const [name = "", ...lines] = (place.dataset["tip"] ?? place.getAttribute("aria-label") ?? "").split("\n");
  const code = place.dataset["action"] ?? place.dataset["why"];
  const told = code && body.dataset["seat"] !== "" && body.dataset["page"] === "table" && !body.dataset["trial"] ? await explain(code).catch(() => "") : "";
  if (shown !== place || !place.isConnected) return;
  const answer = document.createElement("div");
  answer.innerHTML = told; // our own server's escaped HTML
  if (name) answer.querySelector("h3")?.remove();
  const said = lines.join("; ");
  for (const text of all("p", answer)) if (saysAll(said, text.textContent ?? "")) text.remove();
  tip.replaceChildren();
  if (name) {
    const head = document.createElement("h3");
    head.textContent = name;
    tip.append(head);
  }
  for (const line of lines) {
    const text = document.createElement("p");
    text.className = "small";
    text.textContent = line;
    tip.append(text);
  }
  tip.append(answer);
  tip.classList.toggle("no", !!answer.querySelector("[data-no]"));
  tip.hidden = false;
  place.setAttribute("aria-describedby", "tip");
  put(tip, place.getBoundingClientRect());
}

/** Is each part of that text said already? */
function saysAll(said: string, text: string): boolean {
  return text.split(";").every((part) => said.includes(part.trim()));
}

/** Beside the thing, inside the window, and over neither it nor a place that can be chosen, nor the question if that can
    be; nowhere near is one free, then as near as one is. */
export function put(tip: HTMLElement, target: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const gap = 10;
  const lefts = [target.left, target.right - width, target.left + target.width / 2 - width / 2];
  const tops = [target.top, target.bottom - height];
  const spots: [number, number][] = [
    ...lefts.flatMap((x): [number, number][] => [[x, target.bottom + gap], [x, target.top - height - gap]]),
    ...tops.flatMap((y): [number, number][] => [[target.right + gap, y], [target.left - width - gap, y]]),
    ...[4, window.innerWidth - width - 4].flatMap((x): [number, number][] => [[x, 64], [x, window.innerHeight - height - 4]]),
  ];
  const inside = ([x, y]: [number, number]): [number, number] => [
    Math.max(4, Math.min(x, window.innerWidth - width - 4)),
    Math.max(4, Math.min(y, window.innerHeight - height - 4)),
  ];
  const others = all<SVGElement>(".place.legal")
    .flatMap((place) => [...place.querySelectorAll<SVGElement>(".hit")])
    .map((hit) => hit.getBoundingClientRect())
    .filter((box) => box.width);
  const over = ([x, y]: [number, number], box: DOMRect): boolean =>
    x < box.right && x + width > box.left && y < box.bottom && y + height > box.top;
  const question = find("#question")?.getBoundingClientRect();
  const cost = (spot: [number, number]): number =>
    (over(spot, target) ? 1000 : 0) + others.filter((box) => over(spot, box)).length + (question && over(spot, question) ? 0.5 : 0);
  const near = spots.map(inside).reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
  const [x, y] = cost(near) ? farther(near, cost) : near;
  tip.style.left = `${x}px`;
  tip.style.top = `${y}px`;
}

/** The nearest spot of the whole window that costs least, for a board full of places that can be chosen. */
function farther(near: [number, number], cost: (spot: [number, number]) => number): [number, number] {
  let best = near;
  let least = cost(near);
  let way = 0;
  const tip = find("#tip")?.getBoundingClientRect();
  for (let y = 4; y <= window.innerHeight - (tip?.height ?? 0) - 4; y += RASTER) {
    for (let x = 4; x <= window.innerWidth - (tip?.width ?? 0) - 4; x += RASTER) {
      const spot: [number, number] = [x, y];
      const price = cost(spot);
      const far = Math.hypot(x - near[0], y - near[1]);
      if (price < least || (price === least && best !== near && far < way)) [best, least, way] = [spot, price, far];
    }
  }
  return best;
}
