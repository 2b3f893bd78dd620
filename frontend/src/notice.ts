// "It is your turn": in the title, as a short sound, as a notice of the browser; each only if wanted.

import { announce, body, say } from "./page";

type Cue = "turn" | "piece" | "coins" | "points" | "refused" | "over";

let context: AudioContext | null = null;

/** Browsers give no sound before the first gesture. */
export function listenForGesture(): void {
  const wake = (): void => {
    if (wantsSound()) context ??= new AudioContext();
  };
  window.addEventListener("pointerdown", wake, { once: true });
  window.addEventListener("keydown", wake, { once: true });
}

function wantsSound(): boolean {
  return body.dataset["sound"] === "on";
}

const NOTES: Record<Cue, [frequency: number, at: number, length: number][]> = {
  turn: [
    [660, 0, 0.5],
    [880, 0.14, 0.7],
  ],
  piece: [[210, 0, 0.07]],
  coins: [
    [1900, 0, 0.06],
    [2300, 0.07, 0.08],
  ],
  points: [[587, 0, 0.4]],
  refused: [[120, 0, 0.12]],
  over: [
    [523, 0, 0.8],
    [659, 0.25, 0.8],
    [784, 0.5, 1.2],
  ],
};

export function sound(cue: Cue): void {
  if (!wantsSound() || !context) return;
  for (const [frequency, at, length] of NOTES[cue]) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.16, start);
    volume.gain.exponentialRampToValueAtTime(0.0008, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

let wasMyTurn = false;

/** Called with every news: tells once when the turn comes to this seat. */
export function turn(mine: boolean, title: string): void {
  document.title = mine ? `● ${say("your-turn")} · ${title}` : title;
  if (mine && !wasMyTurn) {
    announce(say("your-turn"), true);
    sound("turn");
    if (document.visibilityState === "hidden" && body.dataset["notice"] === "on" && "Notification" in window) {
      if (Notification.permission === "granted") {
        const notice = new Notification(say("your-turn"), { body: title, tag: location.pathname });
        notice.onclick = () => window.focus();
      }
    }
  }
  wasMyTurn = mine;
}

export function startTurn(mine: boolean): void {
  wasMyTurn = mine;
}
