// What belongs to every board: log lines that point at what they speak of, and the tabs of a phone.

import { all, calm, find } from "./page";

export function startLog(): void {
  const point = (line: Element | null): void => {
    for (const old of all<SVGElement>(".told")) old.classList.remove("told");
    const things = (line as HTMLElement | null)?.dataset["things"];
    for (const id of things?.split(" ") ?? []) document.getElementById(id)?.classList.add("told");
  };
  document.addEventListener("pointerover", (event) => {
    const line = (event.target as Element).closest(".log > li, .since-card li");
    point(line);
  });
  document.addEventListener("focusin", (event) => point((event.target as Element).closest(".log > li, .since-card li")));
}

/** What lies over the board when it is needed can also be looked at in between. */
export function startLeaf(): void {
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest("[data-leaf]")) document.body.classList.toggle("leaf-open");
  });
  document.addEventListener("keydown", (event) => {
    const opens = (event.target as Element).matches("g[data-leaf]") && (event.key === "Enter" || event.key === " ");
    if (event.key === "Escape") document.body.classList.remove("leaf-open");
    if (!opens) return;
    event.preventDefault();
    document.body.classList.toggle("leaf-open");
  });
}

let seeking = false; // until somebody scrolls or taps
let sheet: Element | null = null; // what lies over the lower end of the board

/** On a phone the board is long: one of the places that can be chosen is brought between the tabs and the sheet. */
export function seek(): void {
  seeking = true;
  bringIntoSight();
}

/** It stays there while the page settles: typefaces come late, the sheet grows, a reload returns to where one was. */
export function startSeeking(over: Element | null): void {
  sheet = over;
  const again = (): void => {
    if (seeking) bringIntoSight();
  };
  history.scrollRestoration = "manual";
  for (const hand of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    document.addEventListener(hand, () => (seeking = false), { passive: true });
  }
  const settles = new ResizeObserver(again);
  for (const part of [find("#board"), sheet]) if (part) settles.observe(part);
  window.addEventListener("load", again);
  void document.fonts.ready.then(again);
}

function bringIntoSight(): void {
  const boxes = all<SVGElement>("#board .place.legal").map((mark) => mark.getBoundingClientRect());
  const least = (find(".zones")?.getBoundingClientRect().height ?? 0) + 4;
  const most = window.innerHeight - (sheet?.getBoundingClientRect().height ?? 0);
  if (!boxes.length || boxes.some((box) => box.top >= least && box.bottom <= most)) return;
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) + window.scrollY - least - 12);
  window.scrollTo({ top, behavior: calm() ? "auto" : "smooth" });
}

/** A click on a player's panel opens what he has, with words. */
export function startAreas(): void {
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const panel = target.closest<HTMLElement>(".pl[data-player]");
    const dialog = find<HTMLDialogElement>("#area");
    if (!panel || !dialog || target.closest("a, .place, .choice")) return;
    const { table, seat } = document.body.dataset;
    void fetch(`/t/${table}/area?seat=${seat}&of=${panel.dataset["player"]}`, { credentials: "same-origin" })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then((html) => {
        const content = find("#area-content");
        if (content) content.innerHTML = html; // our own server's escaped HTML
        if (!dialog.open) dialog.showModal();
      })
      .catch(() => undefined); // without a connection the panel itself still says it in numbers
  });
  document.addEventListener("click", (event) => {
    if ((event.target as Element).id === "area") find<HTMLDialogElement>("#area")?.close(); // beside it
  });
}

/** In a narrow window the rail is a drawer that the shields open. */
export function startDrawer(): void {
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest(".minis a") && matchMedia("(min-width: 1024px)").matches) {
      event.preventDefault();
      document.body.classList.toggle("rail-open");
    } else if (target.closest(".boardbox")) document.body.classList.remove("rail-open");
  });
}

/** On a phone the board is long: each tab scrolls to its part. */
export function startZones(): void {
  document.addEventListener("click", (event) => {
    const tab = (event.target as Element).closest<HTMLElement>("[data-zone]");
    if (!tab) return;
    const zone = document.getElementById(tab.dataset["zone"] ?? "");
    const bar = find(".zones");
    if (!zone || !bar) return;
    const top = zone.getBoundingClientRect().top + window.scrollY - bar.getBoundingClientRect().height - 4;
    window.scrollTo({ top, behavior: calm() ? "auto" : "smooth" });
  });
}
