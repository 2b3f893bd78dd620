// The player's hand: clicks, taps and keys at the table, and what they choose.

import { LEGAL, PLACE, back, choice, letGo, nameOf, openList, preview, question, reveals } from "./choice";
import { all, body, button, find, freshKey, post, say } from "./page";
import { light, partsOf } from "./parts";
import { act, busy, line, refuse, send } from "./sending";
import { phone } from "./shape";
import { explain, hide, hush, show } from "./tips";
import { focusBoard } from "./walk";

let clickedAt = ""; // the question that a click answered

/** What can be taken back happens at once. What reveals something new asks first; so does a tap on a phone's board. */
function asksFirst(code: string, onBoard: boolean): boolean {
  return !line.tryOut && !body.dataset["oneClick"] && choice.code !== code && (reveals(code) || (onBoard && phone.matches));
}

async function choose(code: string, byKey: boolean, onBoard = false): Promise<void> {
  hush();
  if (busy()) return;
  if (!asksFirst(code, onBoard)) {
    await act(code);
    return;
  }
  choice.code = code;
  choice.lit = partsOf(code);
  const name = nameOf(code);
  const verb = name.length <= 28 ? name : reveals(code) ? say("reveal") : say("confirm");
  const go = button(verb, "primary", () => void act(code));
  go.id = "confirm";
  const what = preview(name, go);
  if (byKey) go.focus();
  const html = await explain(code).catch(() => "");
  if (choice.code === code && html) what.innerHTML = html; // our own server's escaped HTML
}

/** One place of several: lit, or out again. When all places of an answer are lit, it is chosen. */
function lightUp(place: SVGElement, byKey: boolean): void {
  hide();
  if (busy()) return;
  const after = light(place, choice.lit);
  if (after.answer) {
    void choose(after.answer, byKey, true);
    return;
  }
  letGo();
  choice.lit = after.lit;
  const names = choice.lit.map((id) => `${document.getElementById(id)?.getAttribute("aria-label")} + …`);
  if (names.length) preview(names.join(""));
}

function press(place: SVGElement, byKey: boolean): void {
  const code = place.dataset["action"];
  if (code) void choose(code, byKey, true);
  else if (place.dataset["parts"]) lightUp(place, byKey);
  else void show(place);
}

/** A small thing on top of a place that can be chosen does not take the clicks that are meant for that place. */
function meant(target: Element, event: MouseEvent): SVGElement | null {
  const place = target.closest<SVGElement>(PLACE);
  if (!place || place.matches(".legal")) return place;
  const here = document.elementsFromPoint(event.clientX, event.clientY);
  return here.map((one) => one.closest<SVGElement>(LEGAL)).find((one) => one) ?? place;
}

/** The second click of two on one spot is not meant for a question that the first one has brought up. */
function stray(event: MouseEvent): boolean {
  if (event.detail < 2) clickedAt = question();
  return event.detail > 1 && clickedAt !== question();
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (stray(event)) return;
  const byKey = event.detail === 0;
  const choice = target.closest<HTMLElement>(".choice[data-code]");
  if (choice) {
    event.preventDefault();
    void choose(choice.dataset["code"] ?? "", byKey);
    return;
  }
  const place = meant(target, event);
  if (place) {
    press(place, byKey);
    return;
  }
  if (target.closest("[data-list]")) openList();
  const opens = target.closest<HTMLElement>("[data-opens]")?.dataset["opens"];
  if (opens) find<HTMLDialogElement>(`#${opens}`)?.showModal();
  if (!target.closest("#tip")) hide();
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (line.tryOut) return; // nothing on such a page is sent to the table
  const deed = new URL(form.action).pathname.split("/").pop() ?? "";
  if (deed === "hint") {
    event.preventDefault();
    void askCoach(form);
    return;
  }
  if (!["undo", "undo-answer", "back", "pace"].includes(deed)) return;
  event.preventDefault();
  const content: Record<string, unknown> = Object.fromEntries(new FormData(form));
  content["key"] = freshKey();
  void send(deed, content);
}

/** What a master would do, below the question; his answers are chosen like any other. */
async function askCoach(form: HTMLFormElement): Promise<void> {
  const asking = find<HTMLButtonElement>("button", form);
  const mine = question();
  if (asking) asking.disabled = true;
  const answer = await post(form.action, Object.fromEntries(new FormData(form))).catch(() => null);
  if (asking) asking.disabled = false;
  if (question() !== mine) return; // the table went on while he thought
  if (!answer || answer.status !== 200) {
    refuse(String(answer?.data["error"] ?? say("offline")));
    return;
  }
  letGo();
  const box = find("#preview");
  if (!box) return;
  box.innerHTML = String(answer.data["html"] ?? ""); // our own server's escaped HTML
  box.append(button(say("cancel"), "", () => back()));
  box.hidden = false;
  find<HTMLElement>("button", box)?.focus();
}

function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
  const place = target.closest<SVGElement>(PLACE);
  if ((event.key === "Enter" || event.key === " ") && place) {
    event.preventDefault();
    press(place, true);
    return;
  }
  if (line.tryOut && /^[1-4bBuU]$/.test(event.key) && find("#all-choices")?.hidden !== false) return; // keys of the lines
  if (/^[1-9]$/.test(event.key)) {
    const row = all(".choice", find("#all-choices") ?? document)[Number(event.key) - 1];
    if (row) void choose(row.dataset["code"] ?? "", true);
    return;
  }
  switch (event.key) {
    case "Escape":
      if (choice.code || choice.lit.length) back();
      else openList(false);
      hide();
      break;
    case "l":
    case "L":
      openList();
      break;
    case "u":
    case "U":
      find<HTMLFormElement>("form[data-undo]:has(button:not([disabled]))")?.requestSubmit();
      break;
    case "t":
    case "T":
      if (place) void show(place);
      break;
    case "b":
    case "B":
      focusBoard();
      break;
    case "?":
      find<HTMLDialogElement>("#help")?.showModal();
      break;
    case "+":
    case "-":
    case "0":
      find(`[data-zoom="${{ "+": "in", "-": "out", "0": "fit" }[event.key]}"]`)?.click();
      break;
    default:
      return;
  }
}

export function startHand(): void {
  document.addEventListener("click", onClick);
  document.addEventListener("submit", onSubmit);
  document.addEventListener("keydown", onKey);
}
