// What is sent to the table: an answer, an undo, a pace; once, and kept on a bad line.

import { choice, letGo, question } from "./choice";
import { keep } from "./kept";
import type { Link, Live, News } from "./live";
import { sound } from "./notice";
import { all, announce, body, find, freshKey, post, say } from "./page";

export const path = `/t/${body.dataset["table"] ?? ""}`;

/** Where an answer goes that is only tried out: to a line of one's own, not to the table. */
export type TryOut = (code: string) => Promise<void>;

/** How this page hears of the table, as far as it does. */
export const line = {
  link: "open" as Link,
  live: null as Live | null,
  tryOut: null as TryOut | null,
  take: (_: News): void => undefined,
};

let sent: string | null = null; // the question that is being answered
const beside = new Set<string>(); // what is being sent that is no answer to it
let goingBack = false; // a move is being taken back
let backAt: string | null = null; // the question to which that led: it is not answered by itself again

export function version(): number {
  return Number(body.dataset["version"] ?? 0);
}

/** One answer to a question. Its news may be here before the server's reply: then the next question is open already. */
export function busy(): boolean {
  return sent === question();
}

export async function act(code: string): Promise<void> {
  if (line.tryOut) return line.tryOut(code);
  await send("act", { seat: Number(body.dataset["seat"]), code, seen: version(), key: freshKey() });
}

export async function send(deed: string, content: Record<string, unknown>): Promise<void> {
  // what is no answer to the question neither waits for one nor keeps anybody from giving one
  const aside = deed === "act" || deed === "undo" ? "" : JSON.stringify([deed, { ...content, key: "" }]);
  if (aside ? beside.has(aside) : busy()) return;
  if (!navigator.onLine) {
    keep(`${path}/${deed}`, content);
    refuse(say("kept"));
    return;
  }
  const mine = question();
  if (aside) beside.add(aside);
  else [sent, goingBack] = [mine, deed === "undo"];
  const slow = window.setTimeout(() => busy() && find("#prompt")?.classList.add("pending"), 400);
  const confirm = find<HTMLButtonElement>("#confirm");
  if (confirm && line.link === "lost") confirm.textContent = say("held-back");
  try {
    const answer = await post(`${path}/${deed}`, line.live?.listens ? { ...content, live: 1 } : content, 8);
    if (answer.status === 200) {
      sound("piece");
      const told = answer.data as unknown as News;
      if (told.fragments) line.take(told);
      else await line.live?.until(told.version); // the socket brings it
      if (!aside && question() === mine) letGo();
    } else {
      refuse(String(answer.data["error"] ?? say("moved-on")));
      line.live?.restart();
    }
  } catch {
    keep(`${path}/${deed}`, content);
    refuse(say("kept"));
  } finally {
    beside.delete(aside);
    if (!aside && sent === mine) sent = null;
    if (deed === "undo") goingBack = false;
    window.clearTimeout(slow);
    if (!busy()) find("#prompt")?.classList.remove("pending");
  }
}

export function refuse(sentence: string): void {
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
    window.setTimeout(() => note.isConnected && !choice.code && letGo(), 8000);
  }
  announce(sentence, true);
}

/** The only answer there is gives itself, if the person wants that, nothing new is revealed and nobody went back to it. */
export function forced(): void {
  const choices = all("#all-choices .choice");
  const [only] = choices;
  if (!body.dataset["forced"] || choices.length !== 1 || !only || only.hasAttribute("data-reveals")) return;
  if (goingBack) backAt = question();
  if (question() !== backAt && find("#prompt.mine")) void act(only.dataset["code"] ?? "");
}
