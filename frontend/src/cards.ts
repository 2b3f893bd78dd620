// The page of all cards: filters without loading the page again, and enlarges one card in a dialog.

const select = <T extends Element>(name: string): T => {
  const found = document.querySelector<T>(name);
  if (!found) throw new Error(`the page has no ${name}`);
  return found;
};

function sift(form: HTMLFormElement): void {
  const data = new FormData(form);
  const group = String(data.get("group") ?? "");
  const words = String(data.get("q") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const traits = [...form.querySelectorAll<HTMLSelectElement>("select[data-trait]")]
    .filter((one) => one.value)
    .map((one) => `${one.name}:${one.value}`);
  let found = 0;
  let total = 0;
  for (const leaf of document.querySelectorAll<HTMLElement>(".leaf")) {
    let here = 0;
    for (const card of leaf.querySelectorAll<HTMLElement>(".faces > li")) {
      const own = (card.dataset["traits"] ?? "").split(" ");
      const text = card.dataset["text"] ?? "";
      const fits =
        (!group || leaf.dataset["group"] === group) &&
        traits.every((trait) => own.includes(trait)) &&
        words.every((word) => text.includes(word));
      card.hidden = !fits;
      total += 1;
      here += fits ? 1 : 0;
    }
    leaf.hidden = here === 0;
    found += here;
  }
  const count = select<HTMLElement>("#sift-count");
  count.textContent = (count.dataset["words"] ?? "").replace("{found}", `${found}`).replace("{total}", `${total}`);
  const query = new URLSearchParams();
  for (const [name, value] of data) if (value) query.set(name, String(value));
  history.replaceState(null, "", `${location.pathname}${query.size ? `?${query}` : ""}`);
}

function enlarge(dialog: HTMLDialogElement, id: string): void {
  const card = document.getElementById(id);
  const face = card?.querySelector(".face");
  const words = card?.querySelector(".words");
  if (!card || !words) return;
  const inside = select<HTMLElement>("#large-inside");
  const more = document.createElement("div");
  more.className = "more";
  const told = card.closest(".leaf")?.querySelector<HTMLTemplateElement>("template[data-more]");
  if (told) more.append(told.content.cloneNode(true));
  inside.replaceChildren(...(face ? [face.cloneNode(true)] : []), words.cloneNode(true), more);
  const name = inside.querySelector("h3");
  if (name) {
    const heading = document.createElement("h2");
    heading.id = "large-name";
    heading.append(...name.childNodes);
    name.replaceWith(heading);
  }
  const here = new URL(location.href);
  dialog.dataset["back"] = here.searchParams.has("card") ? here.pathname : here.pathname + here.search;
  here.searchParams.set("card", id);
  history.replaceState(null, "", here.pathname + here.search);
  dialog.dataset["card"] = id;
  if (dialog.open) dialog.close();
  dialog.showModal();
}

export function startCards(): void {
  const form = select<HTMLFormElement>("form.sift");
  const dialog = select<HTMLDialogElement>("#large");
  form.querySelector<HTMLElement>(".go .show")?.remove();
  form.addEventListener("submit", (event) => {
    if ((event.submitter as HTMLButtonElement | null)?.name === "sheet") return; // to be printed, in a tab of its own
    event.preventDefault();
    sift(form);
  });
  form.addEventListener("input", () => sift(form));
  select<HTMLElement>("#sift-clear").addEventListener("click", (event) => {
    event.preventDefault();
    for (const one of form.querySelectorAll<HTMLSelectElement | HTMLInputElement>("select, input")) one.value = "";
    sift(form);
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>("a.enlarge");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    enlarge(dialog, link.dataset["card"] ?? "");
  });
  select<HTMLFormElement>("#large .close").addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    history.replaceState(null, "", dialog.dataset["back"] ?? location.pathname);
    document.querySelector<HTMLElement>(`a.enlarge[data-card="${dialog.dataset["card"] ?? ""}"]`)?.focus();
  });
  if (dialog.open && dialog.dataset["card"]) enlarge(dialog, dialog.dataset["card"]);
}
