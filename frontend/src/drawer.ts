// The drawer beside the board: the player's book at the rule one asks for, search, and the player aid.

import { all, body, find, recall, remember } from "./page";

let came: HTMLElement | null = null;
let wanted = "";

/** Links to rules, books and aids open the drawer; "/" searches, Esc closes. */
export function startDrawer(): void {
  const drawer = find("#drawer");
  if (!drawer) return;
  const game = drawer.dataset["game"] ?? "";
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    const path = link && address(link, game);
    if (link && path && !(drawer.contains(link) && link.target === "_blank")) {
      event.preventDefault();
      void open(path, link);
    } else if ((event.target as Element).closest("[data-shuts]")) shut();
  });
  document.addEventListener(
    "keydown",
    (event) => {
      const typing = (event.target as Element).closest("input, textarea, select, dialog");
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        event.stopImmediatePropagation();
        show(document.activeElement as HTMLElement | null);
        find<HTMLInputElement>("#ask")?.focus();
      } else if (event.key === "Escape" && !drawer.hidden) {
        event.stopImmediatePropagation();
        shut();
      }
    },
    true,
  );
  const ask = find<HTMLInputElement>("#ask");
  ask?.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    if (ask.value.trim()) void open(`/search?part=1&game=${game}&q=${encodeURIComponent(ask.value)}`, ask);
  });
}

/** The fragment that a link means in the drawer, or nothing if it leads elsewhere. */
function address(link: HTMLAnchorElement, game: string): string {
  if (link.dataset["drawer"]) return seated(link.dataset["drawer"]);
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin) return "";
  if (url.pathname === `/rules/${game}` && url.hash) return `/book/${game}/rule/${url.hash.slice(1)}?part=1`;
  if (url.pathname.startsWith(`/book/${game}/`) && link.closest("#drawer")) return `${url.pathname}?part=1${url.hash}`;
  return "";
}

/** What is told of a table is told as it looks from one's seat. */
function seated(path: string): string {
  const seat = body.dataset["seat"];
  return path.startsWith("/t/") && seat ? `${path}${path.includes("?") ? "&" : "?"}seat=${seat}` : path;
}

function show(from: HTMLElement | null): void {
  const drawer = find("#drawer");
  if (!drawer) return;
  if (drawer.hidden) came = from;
  drawer.hidden = false;
  body.classList.add("drawn");
}

function shut(): void {
  const drawer = find("#drawer");
  if (!drawer || drawer.hidden) return;
  drawer.hidden = true;
  body.classList.remove("drawn");
  if (came?.isConnected) came.focus();
}

async function open(path: string, from: HTMLElement): Promise<void> {
  const inside = find("#drawer .inside");
  if (!inside) return;
  show(from);
  wanted = path;
  const [bare = "", hash = ""] = path.split("#");
  const answer = await fetch(bare, { credentials: "same-origin" }).catch(() => null);
  if (wanted !== path) return;
  if (!answer?.ok) {
    location.href = from instanceof HTMLAnchorElement ? from.href : bare.replace("part=1&", "");
    return;
  }
  inside.innerHTML = await answer.text(); // our own server's escaped HTML
  const place = (hash && inside.querySelector<HTMLElement>(`#${CSS.escape(hash)}`)) || inside.querySelector<HTMLElement>(".asked");
  if (place) place.classList.add("asked");
  inside.scrollTop = 0;
  place?.scrollIntoView({ block: "start" });
  if (!from.matches("input")) inside.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}

/** Pages of the book remember in the browser what was read; "/" goes to the search field. */
export function startBook(): void {
  const game = body.dataset["book"] ?? "";
  const key = `palas-read-${game}`;
  const read = new Set((recall(key) ?? "").split(" ").filter(Boolean));
  const own = body.dataset["leaf"] ?? "";
  for (const link of all<HTMLAnchorElement>(".toc a[data-leaf]")) {
    const leaf = link.dataset["leaf"] ?? "";
    if (leaf && leaf !== own && read.has(leaf)) link.classList.add("read");
  }
  if (own) remember(key, [...read.add(own)].join(" "));
  if (window.matchMedia("(max-width: 760px)").matches) find<HTMLDetailsElement>(".toc details")?.removeAttribute("open");
  startFinding();
}

/** "/" goes to the search field of a page; a filter that is changed asks again. */
export function startFinding(): void {
  const form = find<HTMLFormElement>("form.search");
  form?.addEventListener("change", (event) => {
    if ((event.target as Element).matches(".sieve input") && find<HTMLInputElement>("#find")?.value.trim()) form.requestSubmit();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || (event.target as Element).closest("input, textarea, select")) return;
    event.preventDefault();
    find<HTMLInputElement>("#find")?.focus();
  });
}

export function startAid(): void {
  find("[data-print]")?.addEventListener("click", () => window.print());
}
