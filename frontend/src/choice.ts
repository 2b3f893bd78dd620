// What is chosen and not yet played: the question, its list, and the line below it.

import { all, body, button, find, say } from "./page";
import { settleTray } from "./tray";

export const PLACE = ":is(#board, #dock, .instruments) .place"; // on the board, or among one's own things
export const LEGAL = `${PLACE}.legal`;

/** The answer that is chosen, and the ids of the places chosen so far where an answer needs several. */
export const choice = { code: null as string | null, lit: [] as string[] };

/** Who is asked what. As long as it stays the same, what was chosen stays chosen. */
export function question(): string {
  const prompt = find("#prompt");
  return [body.dataset["seat"], prompt?.dataset["asked"], prompt?.classList.contains("mine")].join(" ");
}

export function mark(): void {
  for (const place of all<SVGElement>(LEGAL)) {
    const on = place.dataset["action"] ? place.dataset["action"] === choice.code : choice.lit.includes(place.id);
    place.classList.toggle("selected", on);
    place.setAttribute("aria-pressed", String(on));
  }
  for (const row of all(".choice")) row.setAttribute("aria-pressed", String(row.dataset["code"] === choice.code));
}

export function letGo(): void {
  choice.code = null;
  choice.lit = [];
  mark();
  body.classList.remove("choosing");
  const preview = find("#preview");
  const focused = !!preview?.contains(document.activeElement);
  find("#prompt")?.classList.remove("choosing");
  if (preview) {
    preview.hidden = true;
    preview.replaceChildren();
  }
  if (focused) find("#question")?.focus({ preventScroll: true }); // never lost: back to the question
}

export function listed(code: string): HTMLElement | null {
  return find(`#all-choices .choice[data-code="${CSS.escape(code)}"]`);
}

export function reveals(code: string): boolean {
  return !!listed(code)?.hasAttribute("data-reveals");
}

export function nameOf(code: string): string {
  return find(".text", listed(code) ?? document.createElement("i"))?.textContent ?? code;
}

/** What is chosen, and the way back, below the question. */
export function preview(name: string, ...buttons: HTMLButtonElement[]): HTMLElement {
  mark();
  const what = document.createElement("div");
  what.className = "what";
  what.textContent = name;
  const box = find("#preview");
  box?.replaceChildren(what, button(say("cancel"), "", () => back()), ...buttons);
  if (box) box.hidden = false;
  find("#prompt")?.classList.add("choosing");
  return what;
}

export function back(): void {
  const place = all<SVGElement>(LEGAL).filter((one) => one.matches(".selected")).pop();
  letGo();
  (place ?? find("#question"))?.focus();
}

export function openList(open?: boolean): void {
  const list = find("#all-choices");
  if (!list) return;
  list.hidden = !(open ?? list.hidden);
  list.dataset["touched"] = "1";
  find("[data-list]")?.setAttribute("aria-expanded", String(!list.hidden));
  settleTray();
  if (!list.hidden && open === undefined) find(".choice", list)?.focus();
}

/** Is something chosen by halves, or a list open? Then Escape means that. */
export function choosing(): boolean {
  return !!choice.code || choice.lit.length > 0 || find("#all-choices")?.hidden === false;
}
