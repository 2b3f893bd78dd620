// What every page shares: finding elements, the words the server gave us, talking to the server.

export const body = document.body;

export function find<T extends Element = HTMLElement>(selector: string, root: ParentNode = document): T | null {
  return root.querySelector<T>(selector);
}

export function all<T extends Element = HTMLElement>(selector: string, root: ParentNode = document): T[] {
  return [...root.querySelectorAll<T>(selector)];
}

/** A sentence of the page's language; {name} is filled in. */
export function say(key: string, params: Record<string, string> = {}): string {
  words ??= JSON.parse(find("#words")?.textContent || "{}") as Record<string, string>;
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
}
let words: Record<string, string> | undefined;

/** 128 random bits as text: the name of one request, so that it has effect once however often it is sent. */
export function freshKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");
}

export interface Answer {
  status: number;
  data: Record<string, unknown>;
}

/** POST some JSON; a lost connection is tried again with the same content. */
export async function post(path: string, content: unknown, tries = 4): Promise<Answer> {
  for (let wait = 400; ; wait *= 2) {
    try {
      const response = await fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json" },
        body: JSON.stringify(content),
        credentials: "same-origin",
      });
      const data = (await response.json().catch(() => ({}))) as Record<string, unknown>;
      if (response.status < 502 || --tries <= 0) return { status: response.status, data };
    } catch (error) {
      if (--tries <= 0) throw error;
    }
    await new Promise((done) => setTimeout(done, wait));
  }
}

/** Answers may overtake each other. Whoever asks takes a number; when the answer is there, it tells whether no later one
 *  has come before it. */
export function numbered(): () => () => boolean {
  let asked = 0;
  let shown = 0;
  return () => {
    const mine = ++asked;
    return () => {
      if (mine < shown) return false;
      shown = mine;
      return true;
    };
  };
}

/** Remember something on this device only; private windows may refuse, and that is fine. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`palas:${key}`, value);
  } catch {
    // nothing depends on it
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`palas:${key}`);
  } catch {
    return null;
  }
}

export function calm(): boolean {
  return body.dataset["motion"] === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Tell screen readers, once. */
export function announce(text: string, urgent = false): void {
  const region = find(urgent ? "#alert" : "#status");
  if (!region) return;
  region.textContent = "";
  window.setTimeout(() => (region.textContent = text), 60);
}

/** A button that does something here. */
export function button(text: string, kind: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `btn ${kind}`;
  made.textContent = text;
  made.addEventListener("click", onClick);
  return made;
}
