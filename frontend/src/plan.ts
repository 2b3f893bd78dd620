// The planning board: lines of answers on a copy of the table. This keeps the plan; the server shows what it leads to.

import { startAnalysis, type Opening } from "./analysis";
import { choosing } from "./choice";
import { markGuesses } from "./guesses";
import { Live } from "./live";
import { pack, unpack } from "./packed";
import { announce, body, find, post, recall, remember, say } from "./page";
import { fits, shape, whenReshaped } from "./shape";
import { swap } from "./swap";
import { startTrying } from "./table";

type Answer = [number, string, string?];

export interface Plan {
  n: number;
  seed: number;
  lines: Answer[][];
  open: number;
  at: number;
  against: number;
  kept: number[];
  estimate: boolean;
  bots: string[];
}

interface Tried {
  plan: Plan;
  fragments?: Record<string, string>;
  guesses: string[];
  numbers: string[];
  seat: number;
  asked: number | null;
  more: boolean;
  lost: number;
  version: number;
  begin?: string;
}

const LINES = 4;

const LONGEST_LINK = 12_000;

let plan: Plan;
let begin = ""; // the position of an analysis, as a record without moves; empty at a table
let asked = 0; // how many answers of the server were asked for: only the last one is shown
let shown = ""; // the place in a line that the page shows
let renew: (same: boolean) => void = () => undefined;

const table = (): string => body.dataset["table"] ?? "";
const place = (): string => `plan:${table()}:${body.dataset["own"]}`;
const line = (): Answer[] => plan.lines[plan.open] ?? [];

// -- asking the server --------------------------------------------------------------------------------------------

/** The answers that lead to the place where the plan is, and what they begin with. */
function reached(): string {
  return JSON.stringify([begin, plan.n, plan.seed, line().slice(0, plan.at)]);
}

function show(tried: Tried, played: boolean): void {
  plan = tried.plan;
  if (!begin) remember(place(), JSON.stringify(plan));
  if (tried.fragments) swap(tried.fragments);
  body.dataset["seat"] = String(tried.seat);
  const before = shown;
  shown = reached();
  renew(!played && shown === before); // drawn anew for another window, or beside another line: what was begun goes on
  markGuesses(tried.guesses, tried.numbers);
  const [trunk, here] = [find(".trunk"), find(".trunk .here")];
  if (trunk && here) trunk.scrollTop = here.offsetTop - trunk.clientHeight / 2;
}

/** Another position for the analysis board: its lines begin anew. */
export async function beginAt(text: string, kept?: Plan): Promise<void> {
  begin = text;
  plan = kept ?? { n: 0, seed: plan.seed, lines: [[]], open: 0, at: 0, against: -1, kept: [], estimate: plan.estimate, bots: [] };
  await ask("show");
}

function tell(sentence: string): void {
  const place = find("#trial-told");
  if (place) place.textContent = sentence;
  announce(sentence, true);
}

async function ask(deed: "show" | "play" | "redraw"): Promise<void> {
  const number = ++asked;
  body.setAttribute("aria-busy", "true");
  const wanted = { seat: Number(body.dataset["own"]), deed, plan: JSON.stringify(plan), order: body.dataset["order"] ?? "", ...(begin && { begin }) };
  const window = shape();
  const answer = await post(`${location.pathname}?shape=${window}`, wanted).catch(() => null);
  if (number !== asked) return;
  body.removeAttribute("aria-busy");
  if (!answer || answer.status !== 200) {
    tell(String(answer?.data["error"] ?? say("offline")));
    return;
  }
  const tried = answer.data as unknown as Tried;
  show(tried, deed !== "show");
  body.dataset["version"] = String(tried.version);
  fits(window);
  if (deed === "redraw" && tried.lost) tell(say("trial-lost", { count: String(tried.lost) }));
  if (tried.more) await ask("play");
}

// -- lines --------------------------------------------------------------------------------------------------------

/** Another answer than the one that was given here before begins a line of its own, as long as there is room for one. */
async function play(code: string): Promise<void> {
  const seat = Number(body.dataset["seat"]);
  const next = line()[plan.at];
  if (next && next[0] === seat && next[1] === code) return go(plan.at + 1);
  const begun = line().slice(0, plan.at);
  const held = plan.kept.includes(plan.open);
  if (held && plan.lines.length >= LINES) return tell(say("trial-full"));
  if ((next || held) && plan.lines.length < LINES) branch();
  plan.lines[plan.open] = [...begun, [seat, code]];
  plan.at = begun.length + 1;
  await ask("play");
}

function branch(): void {
  if (plan.lines.length >= LINES) return;
  plan.lines.push(line().slice(0, plan.at));
  plan.against = plan.open;
  plan.open = plan.lines.length - 1;
}

function drop(): void {
  if (plan.lines.length < 2 || plan.kept.includes(plan.open)) return;
  plan.lines.splice(plan.open, 1);
  plan.kept = plan.kept.map((number) => (number > plan.open ? number - 1 : number));
  plan.open = 0;
  plan.against = plan.lines.length > 1 ? 1 : -1;
  plan.at = line().length;
}

function open(number: number): void {
  if (number < 0 || number >= plan.lines.length || number === plan.open) return;
  plan.against = plan.open;
  plan.open = number;
  plan.at = line().length;
  void ask("show");
}

async function go(at: number): Promise<void> {
  plan.at = Math.max(0, Math.min(line().length, at));
  await ask("show");
}

/** The last place before this one where another line parts from the open one. */
function fork(): number {
  const parts = plan.lines
    .filter((_, number) => number !== plan.open)
    .map((other) => line().findIndex((answer, n) => String(other[n]?.slice(0, 2)) !== String(answer.slice(0, 2))))
    .filter((n) => n >= 0 && n < plan.at);
  return Math.max(0, ...parts);
}

async function copyLink(): Promise<void> {
  const held = begin ? `#analysis=${await pack({ begin, plan })}` : `${location.search}#plan=${await pack(plan)}`;
  if (held.length > LONGEST_LINK) return tell(say("analysis-long"));
  const address = `${location.origin}${location.pathname}${held}`;
  history.replaceState(null, "", address);
  await navigator.clipboard?.writeText(address).catch(() => undefined);
  tell(say("trial-linked"));
}

/** The open line, as far as one has gone in it, becomes an order for later. */
async function order(): Promise<void> {
  const strict = find<HTMLInputElement>("#order-strict")?.checked ? "1" : "0";
  const instead = body.dataset["order"] ?? "";
  const wanted = { seat: Number(body.dataset["own"]), do: "line", strict, instead, plan: JSON.stringify(plan) };
  const answer = await post(`/t/${table()}/orders`, wanted, 1).catch(() => null);
  if (answer?.status === 200) body.dataset["order"] = ""; // it is another order now
  tell(answer?.status === 200 ? say("ordered") : String(answer?.data["error"] ?? say("offline")));
}

async function deed(name: string): Promise<void> {
  if (name === "redraw") {
    plan.seed = crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;
    await ask("redraw");
  } else if (name === "anew") {
    plan.n = 99_999; // the server knows how far the table is
    await ask("redraw");
  } else if (name === "branch") {
    branch();
    await ask("show");
  } else if (name === "drop") {
    drop();
    await ask("show");
  } else if (name === "keep") {
    const others = plan.kept.filter((number) => number !== plan.open);
    plan.kept = others.length < plan.kept.length ? others : [...others, plan.open];
    await ask("show");
  } else if (name === "estimate") {
    plan.estimate = !plan.estimate;
    await ask("show");
  } else if (name === "order") await order();
  else if (name === "link") await copyLink();
}

// -- the page -----------------------------------------------------------------------------------------------------

function onClick(event: MouseEvent): void {
  const target = (event.target as Element).closest<HTMLElement>("[data-trial], [data-trial-at], [data-trial-line]");
  if (!target || target === body) return;
  if (target.dataset["trialAt"] !== undefined) void go(Number(target.dataset["trialAt"]));
  else if (target.dataset["trialLine"] !== undefined) open(Number(target.dataset["trialLine"]));
  else void deed(target.dataset["trial"] ?? "");
}

function onChange(event: Event): void {
  const chosen = event.target as HTMLSelectElement;
  if (chosen.dataset["trialBot"] !== undefined) {
    plan.bots[Number(chosen.dataset["trialBot"])] = chosen.value;
    void ask(plan.at === line().length ? "play" : "show");
  } else if (chosen.dataset["trialAgainst"] !== undefined) {
    plan.against = Number(chosen.value);
    void ask("show");
  }
}

function onKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
  if (event.defaultPrevented || target.closest(".place, .choice")) return;
  if (event.key === "ArrowLeft") void go(event.shiftKey ? fork() : plan.at - 1);
  else if (event.key === "ArrowRight") void go(plan.at + 1);
  else if (event.key === "b" || event.key === "B") void deed("branch");
  else if (/^[1-4]$/.test(event.key) && find("#all-choices")?.hidden !== false) open(Number(event.key) - 1);
  else if (event.key === "Escape" && !choosing()) find<HTMLAnchorElement>("[data-trial-back]")?.click();
  else return;
  event.preventDefault();
}

/** What the address holds under a name. */
function held(name: string): string {
  return new URLSearchParams(location.hash.slice(1)).get(name) ?? "";
}

function isPlan(value: unknown): value is Plan {
  return !!value && typeof value === "object" && Array.isArray((value as Plan).lines);
}

/** The plan of the address, else the one that this browser kept for the table, if there is any. */
async function known(): Promise<Plan | null> {
  const analysed = (await unpack(held("analysis"))) as { begin?: unknown; plan?: unknown } | null;
  if (begin && analysed && typeof analysed.begin === "string" && isPlan(analysed.plan)) {
    begin = analysed.begin;
    return analysed.plan;
  }
  if (begin) return null;
  const linked = await unpack(held("plan"));
  if (isPlan(linked)) return linked;
  if (body.dataset["order"]) return null; // the order's own line is shown
  const kept = JSON.parse(recall(place()) ?? "null") as unknown;
  return isPlan(kept) && kept.lines.some((one) => one.length) ? kept : null;
}

export function startPlan(): void {
  const opening = JSON.parse(find("#plan-data")?.textContent ?? "{}") as Tried;
  document.addEventListener("keydown", onKey, { capture: true });
  renew = startTrying(play);
  plan = opening.plan;
  begin = opening.begin ?? "";
  shown = reached();
  markGuesses(opening.guesses, opening.numbers);
  document.addEventListener("click", onClick);
  document.addEventListener("change", onChange);
  whenReshaped(() => void ask("show"));
  void known().then((kept) => {
    if (kept) plan = { ...plan, ...kept };
    if (kept || shape() !== body.dataset["shape"]) void ask("show");
    else fits();
  });
  if (!table()) return startAnalysis(opening as unknown as Opening, beginAt);
  const query = (): URLSearchParams =>
    new URLSearchParams({ shape: shape(), since: body.dataset["version"] ?? "0", seat: body.dataset["own"] ?? "" });
  new Live(`/t/${table()}`, query, (news) => news.version > Number(body.dataset["version"]) && void ask("show"), () => undefined);
}
