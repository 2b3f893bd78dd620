// Tooltips: what a thing is, what choosing it would change, or why it cannot be chosen now.

import { body, find } from "./page";

const WAIT = 150;

let timer = 0;
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
  root.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const place = (event.target as Element).closest<SVGElement>(".place");
    if (place === shown && place) return;
    hide();
    if (place) timer = window.setTimeout(() => void show(place), WAIT);
  });
  root.addEventListener("pointerleave", () => hide());
  root.addEventListener("focusin", (event) => {
    const place = (event.target as Element).closest<SVGElement>(".place");
    if (place?.matches(":focus-visible")) timer = window.setTimeout(() => void show(place), WAIT);
  });
  root.addEventListener("focusout", () => hide());
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
  const told = code && body.dataset["seat"] !== "" && body.dataset["page"] === "table" ? await explain(code).catch(() => "") : "";
  if (shown !== place || !place.isConnected) return;
  const answer = document.createElement("div");
  answer.innerHTML = told; // our own server's escaped HTML
  if (name) answer.querySelector("h3")?.remove();
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

/** Beside the thing, inside the window, and if possible not over it. */
function put(tip: HTMLElement, target: DOMRect): void {
  const size = tip.getBoundingClientRect();
  const gap = 10;
  const spots: [number, number][] = [
    [target.left, target.bottom + gap],
    [target.right + gap, target.top],
    [target.left - size.width - gap, target.top],
    [target.left, target.top - size.height - gap],
  ];
  const fits = ([x, y]: [number, number]): boolean =>
    x >= 4 && y >= 4 && x + size.width <= window.innerWidth - 4 && y + size.height <= window.innerHeight - 4;
  const [x, y] = spots.find(fits) ?? spots[0]!;
  tip.style.left = `${Math.max(4, Math.min(x, window.innerWidth - size.width - 4))}px`;
  tip.style.top = `${Math.max(4, Math.min(y, window.innerHeight - size.height - 4))}px`;
}
