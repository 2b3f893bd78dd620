// What was chosen without a line: kept on this device, and sent once when the line is back.
// The key of the request and the version it was chosen at make sure of that: whoever was faster has gone on, and it lapses.

import { announce, post, recall, remember, say } from "./page";

interface Kept {
  path: string;
  content: Record<string, unknown>;
}

const PLACE = "kept";

function kept(): Kept[] {
  return JSON.parse(recall(PLACE) ?? "[]") as Kept[];
}

export function keep(path: string, content: Record<string, unknown>): void {
  remember(PLACE, JSON.stringify([...kept().filter((one) => one.path !== path), { path, content }]));
}

let sending = false;

/** Send what was kept, one after the other; the server's word, whatever it is, ends it. */
export async function sendKept(): Promise<void> {
  if (sending || !navigator.onLine) return;
  sending = true;
  try {
    for (const one of kept()) {
      const answer = await post(one.path, one.content, 1);
      if (answer.status >= 500) break;
      remember(PLACE, JSON.stringify(kept().filter((other) => other.content["key"] !== one.content["key"])));
      announce(answer.status < 300 ? say("kept-sent") : String(answer.data["error"] ?? say("moved-on")), true);
    }
  } catch {
    // no line yet: it stays where it is
  } finally {
    sending = false;
  }
}

export function startKept(): void {
  window.addEventListener("online", () => void sendKept());
  void sendKept();
}
