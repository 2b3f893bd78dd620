// The pages around a table: the form of a new one, links to share, joining, settings.

import { all, announce, body, find, post, recall, remember, say } from "./page";

export function startLobby(): void {
  const form = find<HTMLFormElement>("#open");
  if (!form) return;
  const fit = (): void => {
    const game = find<HTMLInputElement>("input[name=game]:checked", form);
    const most = Number(game?.dataset["players"] ?? 9);
    for (const row of all("[data-seat-row]", form)) {
      const seat = Number(row.dataset["seatRow"]);
      row.hidden = seat >= most;
      const colour = game?.dataset["colours"]?.split(" ")[seat];
      for (const shield of all("[data-colour]", row)) shield.hidden = shield.dataset["colour"] !== colour;
      const who = find<HTMLSelectElement>("select", row);
      const kind = who?.value ?? "";
      const taste = find<HTMLSelectElement>(".taste", row);
      if (taste) taste.hidden = who?.selectedOptions[0]?.dataset["styles"] === undefined;
      const name = find<HTMLInputElement>("input", row);
      if (name) name.hidden = kind !== "here" && kind !== "link";
    }
    const seats = all<HTMLSelectElement>("[data-seat-row]:not([hidden]) select:not(.taste)", form).filter((seat) => seat.value !== "none").length;
    for (const rating of all("[data-ratings]", form)) {
      const known = JSON.parse(rating.dataset["ratings"] ?? "{}") as Record<string, string>;
      rating.textContent = known[`${game?.value}-${seats}`] ?? rating.dataset["none"] ?? "";
    }
    for (const options of all<HTMLFieldSetElement>("[data-options]", form)) {
      options.hidden = options.disabled = options.dataset["options"] !== game?.value;
    }
  };
  const zone = find<HTMLInputElement>("[data-zone]", form);
  if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  form.addEventListener("change", fit);
  fit();
}

/** Forms that open a table, with a file or without: they stay as they are until it is open. */
export function startOpening(): void {
  for (const form of all<HTMLFormElement>('form[action="/open"][enctype]')) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void openTable(form);
    });
  }
}

/** What was typed and chosen stays in the form until the table is open: a file that does not fit is told in its place. */
async function openTable(form: HTMLFormElement): Promise<void> {
  const note = find(".error-note", form) ?? form.appendChild(document.createElement("p"));
  note.className = "error-note";
  const button = find<HTMLButtonElement>("button:not([type=button])", form);
  const content = new FormData(form);
  content.set("stay", "1");
  if (button) button.disabled = true;
  let told: Record<string, unknown> = {};
  try {
    const answer = await fetch(form.action, { method: "POST", body: content, headers: { Accept: "application/json" }, credentials: "same-origin" });
    told = (await answer.json()) as Record<string, unknown>;
  } catch {
    told = { error: say("offline") };
  }
  if (typeof told["go"] === "string") {
    location.assign(told["go"]);
    return;
  }
  if (button) button.disabled = false;
  note.textContent = String(told["error"] ?? "");
  note.hidden = false;
  note.scrollIntoView({ block: "nearest" });
  announce(note.textContent, true);
}

/** The secret behind the # is asked what it opens; a reload (another language) asks again. */
export function startJoin(): void {
  const place = find("#invitation");
  const field = find<HTMLInputElement>("#join input[name=secret]");
  const table = body.dataset["table"] ?? "";
  const secret = decodeURIComponent(location.hash.slice(1)) || (sessionStorage.getItem(`join:${location.pathname}`) ?? "");
  const note = find("#no-secret");
  if (note) note.hidden = !!secret;
  if (field) field.value = secret; // the page of a hall or of a group has its form already
  for (const button of all<HTMLButtonElement>("#join button")) button.disabled = !secret;
  if (!place) return;
  const home = find("#to-lobby");
  if (!secret) {
    if (home) home.hidden = false;
    return;
  }
  sessionStorage.setItem(`join:${location.pathname}`, secret);
  const waits = find("#invite-note");
  if (waits) waits.textContent = place.dataset["text"] ?? "";
  const shape = matchMedia("(max-width: 640px)").matches ? "?shape=phone" : "";
  void post(`/join/${table}/look${shape}`, { secret, watch: body.dataset["watch"] ?? "" }).then((answer) => {
    if (typeof answer.data["html"] === "string") place.innerHTML = answer.data["html"]; // our own server's escaped HTML
    else if (waits) {
      waits.textContent = String(answer.data["error"] ?? "");
      waits.className = "error-note";
      if (home) home.hidden = false;
    }
  });
}

type Links = Record<string, string>;

/** The host's links come in the fragment once and stay on this device. */
export function keepLinks(): Links {
  const table = body.dataset["table"] ?? "";
  const links = JSON.parse(recall(`links:${table}`) ?? "{}") as Links;
  const told = [...new URLSearchParams(location.hash.slice(1))].filter(([seat, secret]) => /^(\d|watch|code)$/.test(seat) && secret);
  if (told.length) {
    for (const [seat, secret] of told) links[seat] = secret;
    remember(`links:${table}`, JSON.stringify(links));
    history.replaceState(null, "", location.pathname + location.search);
  }
  return links;
}

/** Every link stands at the seat that it opens; those of other devices are not known here. */
export function startSeats(): void {
  const table = body.dataset["table"] ?? "";
  const links = keepLinks();
  for (const slot of all("[data-link-of]")) {
    const of = slot.dataset["linkOf"] ?? "";
    const secret = links[of];
    if (!secret) continue;
    slot.hidden = false;
    find(`[data-link-none="${CSS.escape(of)}"]`)?.remove();
    if (of === "code") {
      const shown = find("output", slot);
      if (shown) shown.textContent = secret.replace(/^(.{4})/, "$1-").toUpperCase();
    } else showLink(slot, `${location.origin}/${of === "watch" ? "watch" : "join"}/${table}#${encodeURIComponent(secret)}`);
  }
}

function showLink(slot: HTMLElement, link: string): void {
  const field = find<HTMLInputElement>("input", slot);
  const copy = find<HTMLButtonElement>("[data-copy]", slot);
  if (!field || !copy) return;
  field.value = link;
  field.addEventListener("focus", () => field.select());
  copy.addEventListener("click", () => {
    field.select();
    const done = (): void => void (copy.textContent = say("copied"));
    if (navigator.clipboard) void navigator.clipboard.writeText(link).then(done, () => document.execCommand("copy") && done());
    else if (document.execCommand("copy")) done();
  });
  const folded = slot.closest("details");
  if (folded) folded.addEventListener("toggle", () => showCode(slot, link), { once: true });
  else showCode(slot, link);
}

function showCode(slot: HTMLElement, link: string): void {
  const code = find(".qr", slot);
  void post("/qr", { link }, 1).then(
    (answer) => {
      if (!code || typeof answer.data["svg"] !== "string") return;
      code.innerHTML = answer.data["svg"]; // drawn by our own server
      code.firstElementChild?.setAttribute("role", "img");
      code.firstElementChild?.setAttribute("aria-label", `QR: ${find("label", slot)?.textContent ?? ""}`);
    },
    () => undefined,
  );
}

export function startSettings(): void {
  const box = find<HTMLInputElement>("#notice");
  box?.addEventListener("change", () => {
    if (!box.checked || !("Notification" in window)) return;
    void Notification.requestPermission().then((answer) => {
      if (answer === "granted") return;
      box.checked = false;
      window.alert(say("notice-refused"));
    });
  });
}
