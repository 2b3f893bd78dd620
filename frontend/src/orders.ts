// Orders for later at the table: the side sheet, the note about a stopped one, and pennants on the board, for their person alone.

import { all, announce, body, find, numbered, post, say } from "./page";

const SVG = "http://www.w3.org/2000/svg";

const [askNote, askSheet] = [numbered(), numbered()];
let came: HTMLElement | null = null;
let noted = ""; // the note as the server wrote it

const path = (): string => `/t/${body.dataset["table"]}/orders`;

async function part(name: string): Promise<string> {
  const answer = await fetch(`${path()}?part=${name}&seat=${body.dataset["seat"]}`, { credentials: "same-origin" }).catch(() => null);
  return answer?.ok && !answer.redirected ? await answer.text() : "";
}

/** After news: what was stopped, and where on the board orders wait. Who has no order asks only when it is his turn. */
export async function fetchOrders(always: boolean): Promise<void> {
  if (!body.dataset["seat"] || !find("#order-sheet") || !(always || find("#orders")?.dataset["any"])) return;
  const isNewest = askNote();
  const html = await part("1");
  const note = find("#orders");
  if (html && isNewest() && note && html !== noted) note.outerHTML = noted = html; // our own server's escaped HTML
  keepPennants();
  if (find("#order-sheet")?.hidden === false) await fill();
}

// -- the sheet ----------------------------------------------------------------------------------------------------

async function fill(): Promise<void> {
  const isNewest = askSheet();
  const html = await part("sheet");
  const inside = find("#order-sheet .inside");
  if (!html || !isNewest() || !inside) return;
  const held = document.activeElement instanceof HTMLElement && inside.contains(document.activeElement) ? document.activeElement.dataset["kind"] : undefined;
  inside.innerHTML = html; // our own server's escaped HTML
  if (held) find(`#order-sheet [data-kind="${CSS.escape(held)}"]`)?.focus();
}

async function open(from: HTMLElement): Promise<void> {
  const sheet = find("#order-sheet");
  if (!sheet) return;
  came = from;
  sheet.hidden = false;
  body.classList.add("drawn");
  await fill();
  find("#order-sheet-title")?.focus({ preventScroll: true });
}

function shut(): void {
  const sheet = find("#order-sheet");
  if (!sheet || sheet.hidden) return;
  sheet.hidden = true;
  body.classList.remove("drawn");
  if (came?.isConnected) came.focus();
}

async function send(form: HTMLFormElement, button: HTMLButtonElement | null): Promise<void> {
  const wanted: Record<string, string> = {};
  for (const [name, value] of new FormData(form, button)) wanted[name] = String(value);
  const answer = await post(path(), wanted).catch(() => null);
  if (answer?.status !== 200) return announce(String(answer?.data["error"] ?? say("offline")), true);
  await fetchOrders(true);
  if (wanted["state"] !== "self") return;
  shut();
  find("#question")?.focus({ preventScroll: true });
}

// -- on the board -------------------------------------------------------------------------------------------------

function made(name: string, values: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, String(value));
  return element;
}

/** The numbered pennant of every order that is open, at the places where it would answer; a ring while it waits. */
export function keepPennants(): void {
  for (const old of all(".order-mark")) old.remove();
  const board = find<SVGSVGElement>("#board svg.board");
  const whole = board?.getScreenCTM()?.inverse();
  if (!board || !whole) return;
  for (const told of (find("#orders")?.dataset["marks"] ?? "").split(";").filter(Boolean)) {
    const [number = "", state = "", ...id] = told.split(" ");
    const thing = document.getElementById(id.join(" ")) as SVGGraphicsElement | null;
    const matrix = thing instanceof SVGGraphicsElement && board.contains(thing) ? thing.getScreenCTM() : null;
    if (!thing || !matrix) continue;
    const { x, y, width, height } = thing.getBBox();
    const [one, two] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((p) => p.matrixTransform(matrix).matrixTransform(whole)) as [DOMPoint, DOMPoint];
    const group = made("g", { class: `order-mark is-${state}`, "aria-hidden": "true" });
    if (state === "waits") group.append(made("rect", { x: one.x - 3, y: one.y - 3, width: two.x - one.x + 6, height: two.y - one.y + 6, rx: 8 }));
    const words = made("text", { x: two.x - 15, y: one.y + 2 });
    words.textContent = number;
    group.append(made("path", { d: `M${two.x - 26} ${one.y - 11}h26l-6 9 6 9h-26z` }), words);
    board.append(group);
  }
}

export function startOrders(): void {
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as Element;
    const link = target.closest<HTMLElement>("[data-orders]");
    if (link && find("#order-sheet")) {
      event.preventDefault();
      void open(link);
    } else if (target.closest("[data-orders-shut]")) shut();
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.closest("#order-sheet, #orders")) return;
    event.preventDefault();
    void send(form, event.submitter as HTMLButtonElement | null);
  });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || find("#order-sheet")?.hidden !== false) return;
      event.stopImmediatePropagation();
      shut();
    },
    true,
  );
  void fetchOrders(true);
}
