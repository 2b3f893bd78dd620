// Where an analysis begins: a new game, a record as a file or pasted, a moment of it, or a position in words.

import { find, say } from "./page";

export interface Opening {
  source: [string, string]; // a table or a book and its name, or nothing
  n: number;
  entries: number;
}

interface Read {
  begin: string;
  n: number;
  entries: number;
  text: string;
  error?: string;
}

let source: [string, string];
let wanted = 0;

function refuse(sentence: string): void {
  const note = find("#begin-told");
  if (!note) return;
  note.textContent = sentence;
  note.hidden = !sentence;
}

function showMoment(n: number, entries: number): void {
  const [box, slider, told] = [find("#begin-moment"), find<HTMLInputElement>("#begin-n"), find("#begin-moment output")];
  if (!box || !slider || !told) return;
  box.hidden = !entries;
  slider.max = String(entries);
  slider.value = String(n);
  told.textContent = `${n} / ${entries}`;
}

export function startAnalysis(opening: Opening, beginAt: (begin: string) => Promise<void>): void {
  source = opening.source;

  async function read(content: FormData): Promise<void> {
    const mine = ++wanted;
    const request = { method: "POST", body: content, headers: { Accept: "application/json" }, credentials: "same-origin" } as const;
    const answer = await fetch("/analysis/read", request).catch(() => null);
    const told = ((await answer?.json().catch(() => null)) ?? { error: say("offline") }) as Read;
    if (mine !== wanted) return;
    refuse(told.error ?? "");
    if (told.error) return;
    if (told.text) source = ["text", told.text];
    history.replaceState(null, "", location.pathname);
    await beginAt(told.begin);
    if (mine === wanted) showMoment(told.n, told.entries); // the board shows it by now
  }

  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset["analysis"] !== "read") return;
    event.preventDefault();
    const content = new FormData(form);
    content.set("kind", "text");
    content.set("n", "0");
    void read(content);
  });
  find("#begin-n")?.addEventListener("change", (event) => {
    const content = new FormData();
    content.set("kind", source[0]);
    content.set("text", source[1]);
    content.set("n", (event.target as HTMLInputElement).value);
    void read(content);
  });
}
