// What belongs to every board: log lines that point at what they speak of, and the tabs of a phone.

import { all, calm, find } from "./page";

export function startLog(): void {
  const point = (line: Element | null): void => {
    for (const old of all<SVGElement>(".told")) old.classList.remove("told");
    const things = (line as HTMLElement | null)?.dataset["things"];
    for (const id of things?.split(" ") ?? []) document.getElementById(id)?.classList.add("told");
  };
  document.addEventListener("pointerover", (event) => {
    const line = (event.target as Element).closest(".log li");
    point(line);
  });
  document.addEventListener("focusin", (event) => point((event.target as Element).closest(".log li")));
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
