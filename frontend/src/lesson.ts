// A lesson: the board waits for what the task wants; a try is answered at its place, then the game plays on by itself.

import { all, announce, body, calm, find, recall, remember } from "./page";
import { startLeaf, startLog, startZones } from "./board";
import { fits, keepShape, phone, shape, whenReshaped } from "./shape";
import { settleStepper, startStepper } from "./stepper";
import { hide, hush, put, show, startTips } from "./tips";
import { focusBoard, settle, startWalking } from "./walk";
import { settleTray } from "./tray";
import { swap } from "./swap";
import { Zoom } from "./zoom";

interface Moment {
  task: number;
  kind: string;
  fragments: Record<string, string>;
}

const PLACE = "#board .place, #dock .place, #lesson .place";
const PAUSE = 800; // between two decisions that the game plays by itself

let asking = 0; // the newest request: an older answer is not shown
let pulse = 0;
let zoom: Zoom | null = null;

function bar(): HTMLElement {
  return find("#lesson") ?? body;
}

function wanted(): string[] {
  return bar().dataset["want"]?.split("|") ?? [];
}

function asks(): boolean {
  return ["ask", "other", "wrong"].includes(bar().dataset["kind"] ?? "");
}

/** Under which name the browser keeps how far one has come. */
function kept(): string {
  return ["lesson", body.dataset["game"], body.dataset["course"]].filter(Boolean).join(":");
}

/** Ask for a moment of the lesson and show it; false if another was wanted meanwhile or nobody answered. */
async function ask(query: Record<string, string | number>): Promise<boolean> {
  const mine = ++asking;
  const told = new URLSearchParams(Object.entries({ ...query, shape: shape() }).map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`${location.pathname}?${told}`, {
    headers: { Accept: "application/json" },
    credentials: "same-origin",
  }).catch(() => null);
  if (mine !== asking || !answer?.ok) return false;
  const moment = (await answer.json()) as Moment;
  if (mine !== asking) return false;
  take(moment);
  fits(told.get("shape") ?? "");
  return true;
}

function take(moment: Moment): void {
  hush();
  body.dataset["kind"] = moment.kind;
  body.dataset["task"] = String(moment.task);
  body.classList.remove("hinted");
  swap(moment.fragments);
  dress();
  if (moment.kind !== "playing") {
    const number = moment.kind === "done" ? Math.min(moment.task + 1, Number(body.dataset["last"])) : moment.task;
    remember(kept(), String(number));
    history.replaceState(null, "", `${location.pathname}?task=${moment.task}`);
  }
}

/** After every change: what is wanted is ringed, what is not needed lies under a veil, marks are scrolled into view. */
function dress(): void {
  settle();
  zoom?.apply();
  settleStepper();
  const hinted = !!bar().dataset["hinted"] || body.classList.contains("hinted");
  const codes = wanted();
  const isWanted = (code: string | undefined): boolean => !!code && codes.includes(code);
  const places = all<SVGElement>(PLACE);
  for (const place of places) {
    place.classList.toggle("wanted", asks() && hinted && isWanted(place.dataset["action"]));
    place.classList.toggle("refused", bar().dataset["kind"] === "wrong" && codeOf(place) === bar().dataset["tried"]);
  }
  for (const choice of all(".choice[data-code]")) choice.classList.toggle("wanted", asks() && hinted && isWanted(choice.dataset["code"]));
  guide(hinted);
  const aims = places.filter((place) => asks() && isWanted(place.dataset["action"]));
  body.classList.toggle("aims", aims.length > 0 && hinted);
  const light = bar().dataset["light"]?.split(" ") ?? [];
  for (const zone of all<SVGElement>("#board .zone")) {
    zone.classList.toggle("veiled", aims.length > 0 && !light.includes(zone.id) && !aims.some((place) => zone.contains(place)));
  }
  settleTray();
  const marks = aims.length ? aims : all("#board .mark-last");
  if (marks.length) intoSight(marks);
  tag();
  settleVerdict();
  window.setTimeout(tag, 350); // when pieces and typefaces have come to rest
  window.clearTimeout(pulse);
  if (asks()) pulse = window.setTimeout(() => find("#ask-hint")?.classList.add("pulse"), Number(bar().dataset["hintAfter"]) * 1000);
}

/** Where amounts are set by plus and minus: the button that leads to what is wanted, one after the other. */
function guide(hinted: boolean): void {
  const way = all<HTMLElement>("#lesson [data-way]").find((one) => wanted().includes(one.dataset["way"] ?? ""));
  for (const button of all("#lesson [data-stepper] [data-by]")) button.classList.remove("wanted");
  if (!way || !hinted || !asks()) return;
  const parts = JSON.parse(way.dataset["of"] ?? "{}") as Record<string, number>;
  const pay = find("#lesson [data-pay]");
  pay?.classList.toggle("wanted", pay.dataset["code"] === way.dataset["way"]);
  if (pay?.classList.contains("wanted")) return;
  const far = (column: HTMLElement): number => (parts[column.dataset["column"] ?? ""] ?? 0) - Number(find("output", column)?.textContent);
  const columns = all<HTMLElement>("#lesson [data-column]");
  const column = columns.find((one) => far(one) > 0) ?? columns.find((one) => far(one) < 0);
  if (column) find(`[data-by="${far(column) > 0 ? 1 : -1}"]`, column)?.classList.add("wanted");
}

/** On a phone the first of these marks is brought between the tabs and the sheet; on a desk the board is seen whole. */
function intoSight(marks: Element[]): void {
  if (!phone.matches) return;
  const box = marks.map((mark) => mark.getBoundingClientRect()).sort((a, b) => a.top - b.top)[0];
  if (!box) return;
  const least = (find(".zones")?.getBoundingClientRect().bottom ?? 0) + 44; // room for the tag
  const most = window.innerHeight - bar().getBoundingClientRect().height - 8;
  if (box.top >= least && box.bottom <= most) return;
  const top = Math.max(0, box.top + window.scrollY - Math.max(least, (least + most) / 2 - box.height / 2));
  window.scrollTo({ top, behavior: calm() ? "auto" : "smooth" });
}

/** The small flag at the wanted place. */
function tag(): void {
  const flag = find("#tag");
  const place = find<SVGElement>("#board .place.wanted .hit, #dock .place.wanted .hit");
  if (!flag) return;
  flag.hidden = !place;
  if (!place) return;
  const box = place.getBoundingClientRect();
  const { width, height } = flag.getBoundingClientRect();
  const ceiling = (find(".boardbox")?.getBoundingClientRect().top ?? 0) + 2;
  const below = box.top - height - 10 < Math.max(0, phone.matches ? 0 : ceiling) && !place.closest("#dock");
  flag.classList.toggle("below", below);
  const floor = phone.matches ? bar().getBoundingClientRect().top : window.innerHeight;
  const y = below ? box.bottom + 10 : box.top - height - 10;
  flag.classList.toggle("gone", y + height > floor);
  flag.style.left = `${Math.max(4, Math.min(box.left + box.width / 2 - width / 2, window.innerWidth - width - 4))}px`;
  flag.style.top = `${y}px`;
}

/** On a desk the reason stands beside the place that was tried; on a phone it stays in the sheet. */
function settleVerdict(): void {
  const verdict = find("#verdict");
  const place = find<SVGElement>(".place.refused .hit");
  if (!verdict || phone.matches || !place) return;
  verdict.classList.add("beside");
  put(verdict, place.getBoundingClientRect());
}

function codeOf(place: SVGElement | null): string {
  return place?.dataset["action"] ?? place?.dataset["why"] ?? place?.dataset["parts"]?.split("|")[0] ?? "";
}

async function attempt(code: string): Promise<void> {
  if (!asks() || !code) return;
  hide();
  const kind = bar().dataset["kind"];
  if (!(await ask({ task: bar().dataset["task"] ?? 1, code }))) return;
  if (bar().dataset["kind"] === "done" && kind !== "done") find("#next")?.focus({ preventScroll: true });
  announce(find("#verdict")?.textContent ?? find("#note")?.textContent ?? "");
}

/** The game plays on by itself, decision by decision, to the next task. */
async function playOn(next: number): Promise<void> {
  const moments = calm() ? [] : (bar().dataset["playing"]?.split(" ") ?? []).filter(Boolean);
  for (const at of moments) {
    if (!(await ask({ task: next, at }))) return;
    const told = all("#log li").pop()?.textContent ?? "";
    const note = find("#note");
    if (note) note.textContent = told;
    const mine = asking;
    await new Promise((done) => window.setTimeout(done, PAUSE));
    if (mine !== asking) return; // skipped
  }
  await ask({ task: next });
  find("#question")?.focus({ preventScroll: true });
}

function giveHint(): void {
  body.classList.add("hinted");
  const hint = find("#hint");
  if (hint) hint.hidden = false;
  find("#ask-hint")?.setAttribute("aria-expanded", "true");
  find("#ask-hint")?.classList.remove("pulse");
  dress();
  announce(hint?.textContent ?? "");
}

function onClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target as Element;
  const link = target.closest<HTMLElement>("[data-go], [data-on]");
  const choice = target.closest<HTMLElement>(".choice[data-code]");
  const place = target.closest<SVGElement>(PLACE);
  if (link) {
    event.preventDefault();
    if (link.dataset["on"]) void playOn(Number(link.dataset["on"]));
    else void ask({ task: link.dataset["go"] ?? 1 });
  } else if (choice) {
    event.preventDefault();
    void attempt(choice.dataset["code"] ?? "");
  } else if (place) press(place, event);
  else if (target.closest("[data-stepper]")) guide(!!bar().dataset["hinted"] || body.classList.contains("hinted"));
  else if (target.closest("#ask-hint")) giveHint();
  else if (!target.closest("#tip")) hide();
}

/** A small thing on top of the wanted place does not take its clicks. */
function press(place: SVGElement, event?: MouseEvent): void {
  const under = event ? document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest<SVGElement>(PLACE)) : [];
  const meant = under.find((one) => wanted().includes(one?.dataset["action"] ?? "")) ?? under.find((one) => codeOf(one)) ?? place;
  const code = codeOf(meant);
  if (code && asks()) void attempt(code);
  else void show(place);
}

function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
  const place = target.closest<SVGElement>(PLACE);
  if ((event.key === "Enter" || event.key === " ") && place) {
    event.preventDefault();
    press(place);
  } else if (event.key === "b" || event.key === "B") focusBoard();
  else if (event.key === "h" || event.key === "H") giveHint();
  else if (event.key === "Escape") hide();
}

/** Ask until the board fits: the room for it depends on the words beside it, and these on the task and on typefaces. */
async function draw(task = body.dataset["task"] ?? "1"): Promise<void> {
  for (let tries = 0; tries < 5; tries++) if (!(await ask({ task })) || body.dataset["drawn"]) return;
}

export function startLesson(): void {
  keepShape();
  startLog();
  startZones();
  startLeaf();
  startStepper();
  startWalking();
  const board = find("#board");
  if (board) {
    zoom = new Zoom(board);
    startTips(board.parentElement ?? board);
  }
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  window.addEventListener("scroll", tag, { passive: true });
  window.addEventListener("resize", tag);
  whenReshaped(() => void draw());
  const reached = new URLSearchParams(location.search).has("task") ? null : recall(kept());
  if (reached && reached !== body.dataset["task"] && Number(reached) <= Number(body.dataset["last"])) void draw(reached);
  else if (shape() !== body.dataset["shape"] && asks()) void draw();
  else fits();
  dress();
}
