// Together at a table: the tabs log, talk and notes; what is said comes as soon as it is said.

import { all, announce, body, find, numbered, post, recall, remember, say } from "./page";

const AGAIN = 60_000; // who is here is asked for so often while somebody reads the talk

const path = `/t/${body.dataset["table"] ?? ""}`;
const ask = numbered();
let shown = "chron";
let written = ""; // the talk as the server wrote it

interface Talk {
  latest: number;
  asks: number; // people who ask to be let in, for the host
  html: string;
}

function open(name: string, focus = false): void {
  shown = name;
  body.dataset["rail"] = name;
  for (const tab of all("[data-rail][role=tab]")) {
    const on = tab.dataset["rail"] === name;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
    if (on && focus) tab.focus();
  }
  if (name === "talk") void fetchTalk();
}

/** New talk is counted until its tab is open. */
function count(latest: number, asks: number): void {
  const key = `talk:${path}`;
  if (shown === "talk" && document.visibilityState === "visible") remember(key, String(latest));
  const fresh = Math.max(0, latest - Number(recall(key) ?? 0)) + asks;
  const badge = find("#talk-new");
  if (!badge) return;
  badge.hidden = !fresh;
  badge.textContent = fresh ? String(fresh) : "";
}

function take(talk: Talk): void {
  const box = find("#talk");
  if (!box) return;
  const text = find<HTMLInputElement>("#talk-text");
  const [draft, focused] = [text?.value ?? "", document.activeElement === text];
  const before = Number(box.dataset["latest"] ?? 0);
  if (talk.latest !== before || talk.asks !== all("#talk .asks").length || shown === "talk") {
    box.dataset["latest"] = String(talk.latest);
    if (talk.html !== written) {
      box.innerHTML = written = talk.html; // our own server's escaped HTML
      const now = find<HTMLInputElement>("#talk-text");
      if (now) now.value = draft;
      if (focused) now?.focus({ preventScroll: true });
    } // else it stays: somebody may be about to press one of its buttons
    const lines = find("#talk .lines");
    if (lines) lines.scrollTop = lines.scrollHeight;
  }
  if (talk.latest > before) announce(find("#talk .lines li:last-child:not(.own) div")?.textContent ?? "");
  count(talk.latest, talk.asks);
}

export async function fetchTalk(): Promise<void> {
  const isNewest = ask();
  const answer = await fetch(`${path}/talk`, { headers: { Accept: "application/json" }, credentials: "same-origin" });
  const talk = answer.ok ? ((await answer.json()) as Talk) : null;
  if (talk && isNewest()) take(talk);
}

/** Post a form of the talk or the notes. The news may replace the form before its reply is there: nothing is kept of it
 *  but its address. */
async function submit(form: HTMLFormElement): Promise<void> {
  const content = Object.fromEntries(new FormData(form).entries());
  const address = form.getAttribute("action") ?? "";
  const said = form.contains(find("#talk-text")) ? String(content["text"] ?? "") : "";
  if (said) write("", said);
  const isNewest = ask();
  const answer = await post(new URL(form.action).pathname, content).catch(() => null);
  if (answer?.status !== 200) {
    if (said) write(said, "");
    refuse(address, String(answer?.data["error"] ?? say("offline")));
  } else if ("html" in answer.data) {
    if (isNewest()) take(answer.data as unknown as Talk);
    else await fetchTalk(); // what came since may have been written before this was done
  } else announce(say("noted"));
}

/** What stands in the line to be said, unless somebody wrote something else meanwhile. */
function write(words: string, instead: string): void {
  const text = find<HTMLInputElement>("#talk-text");
  if (text?.value === instead) text.value = words;
}

function refuse(address: string, problem: string): void {
  announce(problem, true);
  const note = document.createElement("p");
  note.className = "error-note";
  note.setAttribute("role", "alert");
  note.textContent = problem;
  find(`form[action="${CSS.escape(address)}"]`)?.after(note);
  window.setTimeout(() => note.remove(), 6000);
}

/** Who has asked to be let in sees the table as soon as he is. */
export function startClosed(): void {
  if (!body.dataset["asked"]) return;
  window.setInterval(() => {
    void fetch(`${path}/talk`, { headers: { Accept: "application/json" } }).then((answer) => answer.ok && location.reload());
  }, 5_000);
}

export function startTogether(): void {
  if (!find("#talk")) return;
  count(Number(find("#talk")?.dataset["latest"] ?? 0), all("#talk .asks").length);
  document.addEventListener("click", (event) => {
    const tab = (event.target as Element).closest<HTMLElement>("[data-rail][role=tab]");
    if (tab) open(tab.dataset["rail"] ?? "chron");
  });
  document.addEventListener("keydown", (event) => {
    if (!(event.target as Element).matches("[data-rail][role=tab]")) return;
    const tabs = all("[data-rail][role=tab]");
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const at = tabs.findIndex((tab) => tab.dataset["rail"] === shown);
    open(tabs[(at + step + tabs.length) % tabs.length]?.dataset["rail"] ?? "chron", true);
  }, true);
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.closest("#talk, #notes")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void submit(form);
  }, true);
  window.setInterval(() => shown === "talk" && document.visibilityState === "visible" && void fetchTalk(), AGAIN);
}
