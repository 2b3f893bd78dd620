// A puzzle: an answer is chosen on the board or in the list, and the button names it.

import { all, announce, find } from "./page";
import { seek, startDrawer, startLeaf, startSeeking, startZones } from "./board";
import { light, partsOf } from "./parts";
import { fits, keepShape, phone, shape, whenReshaped } from "./shape";
import { hide, startTips } from "./tips";
import { settle, startWalking } from "./walk";
import { Zoom } from "./zoom";

const LEGAL = ":is(#board, #dock, .instruments) .place.legal";

let lit: string[] = [];

function picked(): HTMLInputElement | undefined {
  return all<HTMLInputElement>("#answers input[name=answer]").find((input) => input.checked);
}

function mark(): void {
  const code = picked()?.value;
  for (const place of all<SVGElement>(LEGAL)) {
    const on = place.dataset["action"] ? place.dataset["action"] === code : lit.includes(place.id);
    place.classList.toggle("selected", on);
    place.setAttribute("aria-pressed", String(on));
  }
}

/** The button says what will be answered. */
function chosen(): void {
  const input = picked();
  const button = find("#answer");
  const text = find(".text", input?.closest("label") ?? document.createElement("i"))?.textContent ?? "";
  if (input && button) {
    lit = partsOf(input.value);
    button.textContent = (button.dataset["words"] ?? "").replace("{answer}", text);
    announce(button.textContent);
  }
  mark();
}

function pick(code: string): void {
  const input = all<HTMLInputElement>("#answers input[name=answer]").find(({ value }) => value === code);
  if (!input) return;
  input.checked = true;
  if (!phone.matches) input.closest("label")?.scrollIntoView({ block: "nearest" });
  chosen();
  if (phone.matches) find("#answer")?.scrollIntoView({ block: "nearest" });
}

function press(place: SVGElement): void {
  hide();
  const code = place.dataset["action"];
  if (code) {
    pick(code);
    return;
  }
  const after = light(place, lit);
  const input = picked();
  if (after.answer) pick(after.answer);
  else {
    if (input) input.checked = false;
    lit = after.lit;
    mark();
  }
}

/** A page that was drawn for another window is asked for again, once. */
function drawnAnew(): boolean {
  const wanted = shape();
  if (wanted === document.body.dataset["shape"] || sessionStorage.getItem("palas:shape") === wanted) return false;
  sessionStorage.setItem("palas:shape", wanted);
  location.reload();
  return true;
}

export function startPuzzle(): void {
  keepShape();
  if (drawnAnew()) return;
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const place = target.closest<SVGElement>(LEGAL);
    if (place) press(place);
  });
  document.addEventListener("keydown", (event) => {
    const place = (event.target as Element).closest<SVGElement>(LEGAL);
    if (!place || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    press(place);
  });
  find("#answers")?.addEventListener("change", chosen);
  startWalking();
  startZones();
  startLeaf();
  startDrawer();
  settle();
  const board = find("#board");
  if (board?.parentElement) {
    startTips(board.parentElement);
    new Zoom(board).apply();
  }
  whenReshaped(() => location.reload());
  chosen();
  startSeeking(null);
  if (phone.matches) seek();
  fits(); // as well as it ever will
}
