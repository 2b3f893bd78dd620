// The table page: choosing, confirming, taking back, and news from the others.

import { all, announce, body, find, freshKey, post, recall, remember, say } from "./page";
import { Live, type Link, type News } from "./live";
import { listenForGesture, sound, startTurn, turn } from "./notice";
import { explain, hide, show, startTips } from "./tips";
import { focusBoard, settle, startWalking } from "./walk";
import { startLog, startZones } from "./board";
import { keepLinks } from "./others";
import { swap } from "./swap";
import { Zoom } from "./zoom";

const table = body.dataset["table"] ?? "";
const path = `/t/${table}`;
const small = matchMedia("(max-width: 640px)");

let chosen: string | null = null;
let lit: string[] = []; // the ids of the places chosen so far, where an answer needs several
let sent: string | null = null; // the question that is being answered
let link: Link = "open";
let live: Live | null = null;
let zoom: Zoom | null = null;

function version(): number {
  return Number(body.dataset["version"] ?? 0);
}

/** Who is asked what. As long as it stays the same, what was chosen stays chosen. */
function question(): string {
  const prompt = find("#prompt");
  return [body.dataset["seat"], prompt?.dataset["asked"], prompt?.classList.contains("mine")].join(" ");
}

/** One answer to a question. Its news may be here before the server's reply: then the next question is open already. */
function busy(): boolean {
  return sent === question();
}

// -- news -------------------------------------------------------------------------------------------------------

function take(news: News & { seat?: number | null }): void {
  if (news.version < version()) return;
  const before = question();
  body.dataset["version"] = String(news.version);
  if (news.seat !== undefined) body.dataset["seat"] = news.seat === null ? "" : String(news.seat);
  swap(news.fragments);
  if (question() !== before) letGo();
  refresh();
  turn(!!news.turn, news.title ?? document.title);
}

/** After every change of the page. */
function refresh(): void {
  const board = find("#board");
  if (board) settle(board);
  if (chosen || lit.length) {
    mark();
    find("#prompt")?.classList.add("choosing");
  }
  zoom?.apply();
  if (document.visibilityState === "visible") remember(`seen:${table}`, String(version()));
  if (find("#prompt")?.dataset["many"] && !find("#all-choices")?.dataset["touched"]) openList(true);
}

function onLink(now: Link): void {
  if (now === link) return;
  const banner = find("#link");
  body.classList.toggle("offline", now === "lost");
  if (banner) {
    banner.hidden = now !== "lost";
    banner.classList.toggle("good", now !== "lost");
    banner.textContent = now === "lost" ? say("offline") : say("online");
    if (now !== "lost" && link === "lost") {
      banner.hidden = false;
      window.setTimeout(() => (banner.hidden = link !== "lost"), 2000);
    }
  }
  link = now;
}

// -- choosing ---------------------------------------------------------------------------------------------------

function mark(): void {
  for (const place of all<SVGElement>("#board .place.legal")) {
    const on = place.dataset["action"] ? place.dataset["action"] === chosen : lit.includes(place.id);
    place.classList.toggle("selected", on);
    place.setAttribute("aria-pressed", String(on));
  }
  for (const choice of all(".choice")) choice.setAttribute("aria-pressed", String(choice.dataset["code"] === chosen));
}

function letGo(): void {
  chosen = null;
  lit = [];
  mark();
  const preview = find("#preview");
  const focused = !!preview?.contains(document.activeElement);
  find("#prompt")?.classList.remove("choosing");
  if (preview) {
    preview.hidden = true;
    preview.replaceChildren();
  }
  if (focused) find("#question")?.focus({ preventScroll: true }); // never lost: back to the question
}

async function choose(code: string, byKey: boolean): Promise<void> {
  hide();
  if (busy()) return;
  if (body.dataset["oneClick"] || chosen === code) {
    await act(code);
    return;
  }
  chosen = code;
  lit = all<SVGElement>("#board .place[data-parts]").filter((place) => codesOf(place).includes(code)).map(({ id }) => id);
  const go = button(say("confirm"), "primary", () => void act(code));
  go.id = "confirm";
  const what = preview(nameOf(code), go);
  if (byKey) go.focus();
  const html = await explain(code).catch(() => "");
  if (chosen === code && html) what.innerHTML = html; // our own server's escaped HTML
}

/** What is chosen, and the way back, below the question. */
function preview(name: string, ...buttons: HTMLButtonElement[]): HTMLElement {
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

function codesOf(place: Element | null): string[] {
  return (place as SVGElement | null)?.dataset["parts"]?.split("|") ?? [];
}

/** One place of several: lit, or out again. When all places of an answer are lit, it is chosen. */
function light(place: SVGElement, byKey: boolean): void {
  hide();
  if (busy()) return;
  const out = lit.includes(place.id);
  const now = out ? lit.filter((id) => id !== place.id) : [...lit, place.id];
  const common = (): string[] =>
    now.map((id) => codesOf(document.getElementById(id))).reduce((left, codes) => left.filter((code) => codes.includes(code)));
  while (now.length && !common().length) now.shift(); // what does not go with the newest
  const whole = (code: string): boolean =>
    all("#board .place[data-parts]").filter((part) => codesOf(part).includes(code)).length === now.length;
  const answer = out || !now.length ? undefined : common().find(whole);
  if (answer) {
    void choose(answer, byKey);
    return;
  }
  letGo();
  lit = now;
  if (now.length) preview(now.map((id) => `${document.getElementById(id)?.getAttribute("aria-label")} + …`).join(""));
}

function nameOf(code: string): string {
  return find(`#all-choices .choice[data-code="${CSS.escape(code)}"] span`)?.textContent ?? code;
}

function button(text: string, kind: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `btn ${kind}`;
  made.textContent = text;
  made.addEventListener("click", onClick);
  return made;
}

function back(): void {
  const place = all<SVGElement>("#board .place.selected").pop();
  letGo();
  (place ?? find("#question"))?.focus();
}

async function act(code: string): Promise<void> {
  await send("act", { seat: Number(body.dataset["seat"]), code, seen: version(), key: freshKey() });
}

async function send(deed: string, content: Record<string, unknown>): Promise<void> {
  if (busy()) return;
  const mine = question();
  sent = mine;
  const slow = window.setTimeout(() => busy() && find("#prompt")?.classList.add("pending"), 400);
  const confirm = find<HTMLButtonElement>("#confirm");
  if (confirm && link === "lost") confirm.textContent = say("held-back");
  try {
    const answer = await post(`${path}/${deed}`, content, 8);
    if (answer.status === 200) {
      if (question() === mine) letGo();
      sound("piece");
      take(answer.data as unknown as News);
    } else {
      refuse(String(answer.data["error"] ?? say("moved-on")));
      live?.restart();
    }
  } catch {
    refuse(say("offline"));
  } finally {
    if (sent === mine) sent = null;
    window.clearTimeout(slow);
    if (!busy()) find("#prompt")?.classList.remove("pending");
  }
}

function refuse(sentence: string): void {
  sound("refused");
  letGo();
  const preview = find("#preview");
  if (preview) {
    const note = document.createElement("p");
    note.className = "error-note";
    note.setAttribute("role", "alert");
    note.textContent = sentence;
    preview.replaceChildren(note);
    preview.hidden = false;
    window.setTimeout(() => note.isConnected && !chosen && letGo(), 8000);
  }
  announce(sentence, true);
}

// -- the list ---------------------------------------------------------------------------------------------------

function openList(open?: boolean): void {
  const list = find("#all-choices");
  if (!list) return;
  list.hidden = !(open ?? list.hidden);
  list.dataset["touched"] = "1";
  find("[data-list]")?.setAttribute("aria-expanded", String(!list.hidden));
  if (!list.hidden && open === undefined) find(".choice", list)?.focus();
}

// -- clicks, keys -----------------------------------------------------------------------------------------------

function press(place: SVGElement, byKey: boolean): void {
  const code = place.dataset["action"];
  if (code) void choose(code, byKey);
  else if (place.dataset["parts"]) light(place, byKey);
  else void show(place);
}

/** A small thing on top of a place that can be chosen does not take the clicks that are meant for that place. */
function meant(target: Element, event: MouseEvent): SVGElement | null {
  const place = target.closest<SVGElement>("#board .place");
  if (!place || place.matches(".legal")) return place;
  const here = document.elementsFromPoint(event.clientX, event.clientY);
  return here.map((one) => one.closest<SVGElement>("#board .place.legal")).find((one) => one) ?? place;
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
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
  const deed = new URL(form.action).pathname.split("/").pop() ?? "";
  if (!["undo", "undo-answer", "back"].includes(deed)) return;
  event.preventDefault();
  const content: Record<string, unknown> = Object.fromEntries(new FormData(form));
  content["key"] = freshKey();
  void send(deed, content);
}

function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
  const place = target.closest<SVGElement>("#board .place");
  if ((event.key === "Enter" || event.key === " ") && place) {
    event.preventDefault();
    press(place, true);
    return;
  }
  if (/^[1-9]$/.test(event.key)) {
    const row = all(".choice", find("#all-choices") ?? document)[Number(event.key) - 1];
    if (row) void choose(row.dataset["code"] ?? "", true);
    return;
  }
  switch (event.key) {
    case "Escape":
      if (chosen || lit.length) back();
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

// -- clocks -----------------------------------------------------------------------------------------------------

function tick(): void {
  for (const clock of all("[data-clock][data-running='1']")) {
    const left = Math.max(0, Number(clock.dataset["clock"]) - 1);
    clock.dataset["clock"] = String(left);
    const whole = Math.floor(left);
    const two = (n: number): string => String(n).padStart(2, "0");
    const hours = Math.floor(whole / 3600);
    const rest = `${hours ? two(Math.floor((whole % 3600) / 60)) : Math.floor(whole / 60)}:${two(whole % 60)}`;
    clock.textContent = hours ? `${hours}:${rest}` : rest;
  }
}

// -- start ------------------------------------------------------------------------------------------------------

function shape(): string {
  return small.matches ? "phone" : "desktop";
}

export function keepShape(): void {
  document.cookie = `palas_shape=${shape()}; path=/; max-age=31536000; samesite=lax`;
}

export function startTable(): void {
  const board = find("#board")?.parentElement;
  const seen = recall(`seen:${table}`);
  keepLinks();
  startTurn(!!body.dataset["turn"]);
  turn(!!body.dataset["turn"], document.title);
  keepShape();
  listenForGesture();
  document.addEventListener("click", onClick);
  document.addEventListener("submit", onSubmit);
  document.addEventListener("keydown", onKey);
  startWalking();
  startLog();
  startZones();
  if (board) {
    startTips(board);
    zoom = new Zoom(find("#board") ?? board);
  }
  window.setInterval(tick, 1000);
  live = new Live(
    path,
    () => {
      const query = new URLSearchParams({ shape: shape(), since: String(version()) });
      const seat = new URLSearchParams(location.search).get("seat");
      if (seat) query.set("seat", seat);
      if (seen) query.set("seen", seen);
      return query;
    },
    take,
    onLink,
  );
  small.addEventListener("change", () => {
    keepShape();
    live?.restart();
  });
  refresh();
}
