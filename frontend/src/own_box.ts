// Your own box: shows an entry with its figures, asks the server what it would look like, keeps what was typed in.

import { all, announce, body, button, find, post, recall, remember } from "./page";

type Changes = Record<string, unknown>;

interface Option {
  id: string;
  label: string;
}

interface Field {
  path: string;
  kind: "number" | "word" | "words" | "amounts" | "flag" | "case";
  label: string;
  value: unknown;
  printed: unknown;
  low: number;
  high: number;
  options: Option[];
  defaults: unknown[];
  doubtful: boolean;
}

interface Look {
  name: string;
  lines: string[];
  face: string;
  fields: Field[];
  problems: { path: string; text: string }[];
}

const game = body.dataset["game"] ?? "";
const words = (): DOMStringMap => find("#own-words")?.dataset ?? {};
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

class Box {
  changes: Changes = read("box");
  checked: Record<string, string> = read("checked") as Record<string, string>;
  entry = "";
  asked = 0;

  keep(): void {
    remember(`box:${game}`, JSON.stringify(this.changes));
    remember(`checked:${game}`, JSON.stringify(this.checked));
    this.tell();
  }

  /** The changes within one entry. */
  of(entry: string): string[] {
    return Object.keys(this.changes).filter((path) => path === entry || path.startsWith(`${entry}/`));
  }

  tell(): void {
    const doubtful = all<HTMLElement>(".entry[data-doubtful]");
    let agreed = 0;
    let changed = 0;
    for (const button of all<HTMLElement>(".entry")) {
      const entry = button.dataset["entry"] ?? "";
      const state = this.of(entry).length ? "changed" : (this.checked[entry] ?? "");
      button.classList.toggle("same", state === "same");
      button.classList.toggle("changed", state === "changed");
      const mark = find(".mark", button);
      if (mark) mark.textContent = state === "same" ? "✓" : state === "changed" ? "≠" : button.dataset["doubtful"] === undefined ? "" : "?";
      if (button.dataset["doubtful"] !== undefined) {
        agreed += state === "same" ? 1 : 0;
        changed += state === "changed" ? 1 : 0;
      }
    }
    const total = doubtful.length;
    fill("#own-count", { checked: agreed + changed, total });
    fill("#own-sum", { agreed, changed, open: total - agreed - changed });
    const bar = find<HTMLProgressElement>("#own-bar");
    if (bar) bar.value = agreed + changed;
    for (const shelf of all<HTMLElement>("[data-shelf]")) {
      const mine = all<HTMLElement>(".entry[data-doubtful]", shelf);
      const done = mine.filter((one) => one.matches(".same, .changed")).length;
      const place = find("[data-done]", shelf);
      if (place) place.textContent = mine.length ? `${done}/${mine.length}` : "";
    }
    const list = find("#own-changes");
    list?.replaceChildren(
      ...all<HTMLElement>(".entry.changed").map((button) => {
        const row = document.createElement("li");
        const link = document.createElement("button");
        link.type = "button";
        link.className = "btn quiet";
        link.textContent = (button.textContent ?? "").replace(/^[≠?✓]/, "");
        link.addEventListener("click", () => void this.open(button.dataset["entry"] ?? ""));
        row.append(link);
        return row;
      }),
    );
    find("#own-none")?.toggleAttribute("hidden", Object.keys(this.changes).length > 0);
  }

  async open(entry: string): Promise<void> {
    this.entry = entry;
    for (const button of all(".entry")) button.toggleAttribute("aria-current", button.dataset["entry"] === entry);
    find(`.entry[data-entry="${CSS.escape(entry)}"]`)?.closest("details")?.setAttribute("open", "");
    await this.look();
  }

  async look(focus = ""): Promise<void> {
    const asked = ++this.asked;
    const answer = await post(`/games/${game}/box`, { entry: this.entry, changes: this.changes }).catch(() => null);
    if (asked !== this.asked) return;
    if (!answer || answer.status !== 200) {
      announce(String(answer?.data["error"] ?? words()["failed"] ?? ""), true);
      return;
    }
    this.show(answer.data as unknown as Look);
    if (focus) find<HTMLElement>(`[data-focus="${CSS.escape(focus)}"]`)?.focus();
  }

  change(path: string, value: unknown, printed: unknown, focus = path): void {
    for (const other of this.of(path)) delete this.changes[other];
    if (!same(value, printed)) this.changes[path] = value;
    delete this.checked[this.entry];
    this.keep();
    void this.look(focus);
  }

  show(told: Look): void {
    const place = find("#own-edit");
    if (!place) return;
    const sheet = document.createElement("div");
    const head = document.createElement("header");
    head.append(text("h2", told.name), text("span", this.entry, "small muted mono"));
    const card = document.createElement("div");
    card.className = "own-card";
    const figure = document.createElement("figure");
    if (told.face) {
      const drawing = document.createElement("div");
      drawing.innerHTML = told.face; // drawn by the server, from figures and words of the box alone
      figure.append(drawing, text("figcaption", words()["looks"] ?? "", "small muted"));
    }
    const fields = document.createElement("div");
    fields.className = "own-fields";
    const everything = find<HTMLInputElement>("#own-all")?.checked ?? false;
    for (const field of told.fields) if (field.doubtful || everything || field.path in this.changes) fields.append(this.field(field, told));
    for (const problem of told.problems) fields.append(text("p", problem.text, "own-wrong"));
    for (const line of told.lines) fields.append(text("p", line, "small"));
    card.append(figure, fields);
    const foot = document.createElement("footer");
    if (this.of(this.entry).length) {
      foot.append(button(words()["reset"] ?? "", "quiet", () => {
        for (const path of this.of(this.entry)) delete this.changes[path];
        this.keep();
        void this.look();
      }));
      const next = button(words()["next"] ?? "", "primary", () => this.next());
      next.disabled = told.problems.length > 0;
      foot.append(next);
    } else {
      foot.append(button(words()["same"] ?? "", "primary", () => {
        this.checked[this.entry] = "same";
        this.keep();
        this.next();
      }));
    }
    sheet.append(head, card, foot);
    place.replaceChildren(...sheet.childNodes);
  }

  next(): void {
    const open = all<HTMLElement>(".entry[data-doubtful]");
    const here = open.findIndex((one) => one.dataset["entry"] === this.entry);
    const order = [...open.slice(here + 1), ...open.slice(0, Math.max(here, 0))];
    const next = order.find((one) => !one.matches(".same, .changed"));
    if (next) void this.open(next.dataset["entry"] ?? "").then(() => find<HTMLElement>("#own-edit footer .btn.primary")?.focus());
  }

  field(field: Field, told: Look): HTMLElement {
    const box = document.createElement("fieldset");
    box.className = "own-field";
    box.append(text("legend", field.label));
    const odd = field.printed !== null && !same(field.value, field.printed);
    box.classList.toggle("odd", odd);
    box.classList.toggle("bad", told.problems.some((problem) => problem.path.startsWith(field.path)));
    const value = field.path in this.changes ? this.changes[field.path] : field.value;
    const printed = field.printed;
    if (field.kind === "number") box.append(this.number(field, Number(value), field.path, (n) => this.change(field.path, n, printed)));
    if (field.kind === "flag") box.append(this.pick("checkbox", field, "1", field.label, value === true, (on) => this.change(field.path, on, printed)));
    if (field.kind === "word" || field.kind === "case") {
      const select = document.createElement("select");
      select.dataset["focus"] = field.path;
      select.setAttribute("aria-label", field.label);
      for (const option of field.options) select.append(new Option(option.label, option.id, false, option.id === field.value));
      select.addEventListener("change", () => {
        const at = field.options.findIndex((option) => option.id === select.value);
        if (field.kind === "case") this.change(field.path, field.defaults[at], undefined);
        else this.change(field.path, select.value, printed);
      });
      box.append(select);
    }
    if (field.kind === "words") {
      const chosen = new Set(value as string[]);
      const picks = document.createElement("div");
      picks.className = "own-picks";
      for (const option of field.options)
        picks.append(this.pick("checkbox", field, option.id, option.label, chosen.has(option.id), (on) => {
          if (on) chosen.add(option.id);
          else chosen.delete(option.id);
          this.change(field.path, field.options.map((one) => one.id).filter((id) => chosen.has(id)), printed, `${field.path}=${option.id}`);
        }));
      box.append(picks);
    }
    if (field.kind === "amounts") {
      const amounts = { ...(value as Record<string, number>) };
      const many = document.createElement("div");
      many.className = "own-many";
      for (const option of field.options) {
        const one = document.createElement("span");
        one.append(option.label, this.number(field, amounts[option.id] ?? 0, `${field.path}=${option.id}`, (n) => {
          amounts[option.id] = n;
          if (!n && !(option.id in ((printed ?? {}) as object))) delete amounts[option.id];
          this.change(field.path, amounts, printed, `${field.path}=${option.id}`);
        }, option.label));
        many.append(one);
      }
      box.append(many);
    }
    if (odd && field.kind === "number") box.append(text("span", `${words()["was"]}: ${String(printed)}`, "own-was"));
    return box;
  }

  number(field: Field, value: number, focus: string, act: (n: number) => void, label = field.label): HTMLElement {
    const made = document.createElement("span");
    made.className = "steps-of";
    const input = document.createElement("input");
    input.inputMode = "numeric";
    input.value = `${value}`;
    input.dataset["focus"] = focus;
    input.setAttribute("aria-label", label);
    input.addEventListener("change", () => act(Number.isInteger(Number(input.value)) && input.value.trim() ? Number(input.value) : value));
    const step = (by: number, sign: string, name: string): HTMLButtonElement => {
      const one = button(sign, "", () => act(value + by));
      one.className = "";
      one.setAttribute("aria-label", `${label}: ${name}`);
      one.disabled = by < 0 ? value <= field.low : value >= field.high;
      return one;
    };
    made.append(step(-1, "−", words()["less"] ?? ""), input, step(1, "+", words()["more"] ?? ""));
    return made;
  }

  pick(type: string, field: Field, id: string, label: string, on: boolean, act: (on: boolean) => void): HTMLElement {
    const made = document.createElement("label");
    const input = document.createElement("input");
    input.type = type;
    input.checked = on;
    input.dataset["focus"] = `${field.path}=${id}`;
    input.addEventListener("change", () => act(input.checked));
    made.append(input, label);
    return made;
  }

  file(): File {
    const content = JSON.stringify({ game, note: "", changes: this.changes }, null, 1);
    return new File([content], `${game}-box.json`, { type: "application/json" });
  }
}

function read(kind: string): Changes {
  try {
    return JSON.parse(recall(`${kind}:${game}`) ?? "{}") as Changes;
  } catch {
    return {};
  }
}

function text(tag: string, words: string, style = ""): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = words;
  if (style) made.className = style;
  return made;
}

function fill(selector: string, values: Record<string, number>): void {
  const place = find(selector);
  if (place) place.textContent = (place.dataset["words"] ?? "").replace(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? 0}`);
}

export function startOwnBox(): void {
  const box = new Box();
  box.tell();
  for (const button of all<HTMLElement>(".entry")) button.addEventListener("click", () => void box.open(button.dataset["entry"] ?? ""));
  find("#own-all")?.addEventListener("change", (event) => {
    find(".own-shelves")?.classList.toggle("all", (event.target as HTMLInputElement).checked);
    if (box.entry) void box.look();
  });
  find("#own-file")?.addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(box.file());
    link.download = box.file().name;
    link.click();
    URL.revokeObjectURL(link.href);
  });
  find<HTMLFormElement>("#own-table")?.addEventListener("submit", (event) => {
    const input = find<HTMLInputElement>("input[type=file]", event.target as HTMLFormElement);
    if (!input || !Object.keys(box.changes).length) return;
    const carrier = new DataTransfer();
    carrier.items.add(box.file());
    input.files = carrier.files;
  });
  find<HTMLInputElement>("#own-load")?.addEventListener("change", async (event) => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    const form = new FormData();
    form.append("pack", file);
    const response = await fetch(`/games/${game}/box/file`, { method: "POST", body: form, headers: { Accept: "application/json" } });
    const told = (await response.json()) as { changes?: Changes; error?: string };
    if (told.changes) {
      box.changes = told.changes;
      box.keep();
      if (box.entry) void box.look();
    } else announce(told.error ?? "", true);
  });
  find("#own-forget")?.addEventListener("click", () => {
    box.changes = {};
    box.checked = {};
    box.keep();
    if (box.entry) void box.look();
  });
  const first = find<HTMLElement>(".entry[data-doubtful]:not(.same):not(.changed)") ?? find<HTMLElement>(".entry");
  if (first) void box.open(first.dataset["entry"] ?? "");
}
