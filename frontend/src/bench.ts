// The bench: sends what was changed in one's own box, and looks again until the games are played.

import { announce, body, find, post, recall } from "./page";

const AGAIN = 1500; // milliseconds between two looks

const game = body.dataset["game"] ?? "";

function mine(): Record<string, unknown> {
  try {
    return JSON.parse(recall(`box:${game}`) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** What was changed, as far as the browser knows it: the server words it when the games run. */
function list(): void {
  const place = find("#bench-mine");
  if (!place) return;
  const changes = Object.entries(mine());
  place.replaceChildren(
    ...changes.map(([path, value]) => {
      const row = document.createElement("li");
      const figure = document.createElement("b");
      figure.textContent = JSON.stringify(value);
      row.append(`${path} → `, figure);
      return row;
    }),
  );
  find("#bench-none")?.toggleAttribute("hidden", changes.length > 0);
}

async function run(form: HTMLFormElement): Promise<void> {
  const wish = new FormData(form);
  const button = find<HTMLButtonElement>("button", form);
  const note = find("#bench-error");
  if (button) button.disabled = true;
  if (note) note.hidden = true;
  const content = { changes: mine(), players: Number(wish.get("players")), games: Number(wish.get("games")) };
  const answer = await post(`/games/${game}/bench`, content).catch(() => null);
  if (button) button.disabled = false;
  const place = answer?.data["place"];
  if (answer?.status === 200 && typeof place === "string") {
    location.assign(place);
    return;
  }
  const problem = String(answer?.data["error"] ?? find("#bench-start")?.dataset["failed"] ?? "");
  if (note) {
    note.textContent = problem;
    note.hidden = false;
  }
}

async function look(bench: string): Promise<void> {
  const told = await fetch(`/games/${game}/bench/${bench}`, { headers: { Accept: "application/json" }, credentials: "same-origin" })
    .then((response) => (response.ok ? (response.json() as Promise<{ html: string; ended: boolean }>) : null))
    .catch(() => undefined);
  if (told === null) return; // it is no longer there
  const part = find("#bench-part");
  if (told && part) {
    const focused = part.contains(document.activeElement);
    part.innerHTML = told.html; // our own server's escaped HTML
    if (focused) find<HTMLElement>("button", part)?.focus();
    if (told.ended) {
      announce(find(".bench-sum", part)?.textContent ?? "");
      return;
    }
  }
  window.setTimeout(() => void look(bench), AGAIN);
}

export function startBench(): void {
  list();
  find<HTMLFormElement>("#bench-start")?.addEventListener("submit", (event) => {
    event.preventDefault();
    void run(event.target as HTMLFormElement);
  });
  find<HTMLFormElement>("#bench-table")?.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const input = find<HTMLInputElement>("input[type=file]", form);
    if (!input) return;
    const carrier = new DataTransfer();
    carrier.items.add(new File([form.dataset["pack"] ?? "{}"], `${game}-box.json`, { type: "application/json" }));
    input.files = carrier.files;
  });
  const bench = body.dataset["bench"];
  if (bench && !body.dataset["ended"]) void look(bench);
}
