// The pages around a table: the form of a new one, links to share, joining, settings.

import { all, body, find, post, recall, remember, say } from "./page";

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
      const kind = find<HTMLSelectElement>("select", row)?.value ?? "";
      const name = find<HTMLInputElement>("input", row);
      if (name) name.hidden = kind !== "here" && kind !== "link";
    }
    for (const options of all<HTMLFieldSetElement>("[data-options]", form)) {
      options.hidden = options.disabled = options.dataset["options"] !== game?.value;
    }
  };
  form.addEventListener("change", fit);
  fit();
}

export function startJoin(): void {
  const secret = decodeURIComponent(location.hash.slice(1));
  const field = find<HTMLInputElement>("#join input[name=secret]");
  const note = find("#no-secret");
  if (field) field.value = secret;
  if (note) note.hidden = !!secret;
  for (const button of all<HTMLButtonElement>("#join button")) button.disabled = !secret;
}

type Links = Record<string, string>;

/** The host's links come in the fragment once and stay on this device. */
export function keepLinks(): Links {
  const table = body.dataset["table"] ?? "";
  const links = JSON.parse(recall(`links:${table}`) ?? "{}") as Links;
  const told = [...new URLSearchParams(location.hash.slice(1))].filter(([seat, secret]) => /^(\d|watch)$/.test(seat) && secret);
  if (told.length) {
    for (const [seat, secret] of told) links[seat] = secret;
    remember(`links:${table}`, JSON.stringify(links));
    history.replaceState(null, "", location.pathname + location.search);
  }
  return links;
}

export function startSeats(): void {
  const table = body.dataset["table"] ?? "";
  const links = keepLinks();
  const section = find("#links");
  const list = find(".links", section ?? document);
  if (!section || !list) return;
  for (const [seat, secret] of Object.entries(links)) {
    const row = find(`[data-seat="${CSS.escape(seat)}"]`);
    if (seat !== "watch" && !row) continue;
    const kind = seat === "watch" ? "watch" : "join";
    const title = seat === "watch" ? say("share-watch") : say("share-seat", { name: row?.dataset["name"] ?? "" });
    list.append(linkRow(title, `${location.origin}/${kind}/${table}#${encodeURIComponent(secret)}`));
    section.hidden = false;
  }
}

function linkRow(title: string, link: string): HTMLElement {
  const row = document.createElement("div");
  row.className = "stack";
  const label = document.createElement("label");
  label.className = "field";
  label.textContent = title;
  const field = document.createElement("input");
  field.type = "text";
  field.readOnly = true;
  field.value = link;
  field.addEventListener("focus", () => field.select());
  label.append(field);
  const copy = document.createElement("button");
  copy.type = "button";
  copy.className = "btn";
  copy.textContent = say("copy");
  copy.addEventListener("click", () => {
    field.select();
    const done = (): void => void (copy.textContent = say("copied"));
    if (navigator.clipboard) void navigator.clipboard.writeText(link).then(done, () => document.execCommand("copy") && done());
    else if (document.execCommand("copy")) done();
  });
  const code = document.createElement("div");
  code.className = "qr";
  void post("/qr", { link }, 1).then(
    (answer) => {
      if (typeof answer.data["svg"] !== "string") return;
      code.innerHTML = answer.data["svg"]; // drawn by our own server
      code.firstElementChild?.setAttribute("role", "img");
      code.firstElementChild?.setAttribute("aria-label", `QR: ${title}`);
    },
    () => undefined,
  );
  row.append(label, copy, code);
  return row;
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
