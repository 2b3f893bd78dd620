// The table page: news from the others, and everything that starts with it.

import { seek, startAreas, startDrawer, startLeaf, startLog, startSeeking, startZones } from "./board";
import { choice, letGo, mark, openList, question } from "./choice";
import { settleCoach, startCoach } from "./coach";
import { settleFold, startFold } from "./fold";
import { markFresh, startFresh } from "./fresh";
import { startHand } from "./hand";
import { Live, type Link, type News } from "./live";
import { listenForGesture, startTurn, turn } from "./notice";
import { fetchOrders, keepPennants, startOrders } from "./orders";
import { keepLinks } from "./others";
import { all, body, find, say } from "./page";
import { forced, line, path, type TryOut, version } from "./sending";
import { fits, keepShape, phone, shape, whenReshaped } from "./shape";
import { keepSince, startSince } from "./since";
import { settleStepper, startStepper } from "./stepper";
import { swap } from "./swap";
import { hush, startTips } from "./tips";
import { fetchTalk, startTogether } from "./together";
import { settleTray } from "./tray";
import { settle, startWalking } from "./walk";
import { Zoom } from "./zoom";

let zoom: Zoom | null = null;
let wanted = ""; // the shape that the news are drawn for

function take(news: News & { seat?: number | null }): void {
  if (news.version < version()) return;
  if (news.version === version()) void fetchTalk().catch(() => undefined); // nobody moved: somebody spoke
  const before = question();
  body.dataset["version"] = String(news.version);
  body.dataset["mark"] = news.mark ?? "";
  if (news.seat !== undefined) body.dataset["seat"] = news.seat === null ? "" : String(news.seat);
  swap(news.fragments);
  if (question() !== before) {
    letGo();
    hush();
    openList(false);
    if (phone.matches && news.turn) seek();
  }
  refresh();
  fits(wanted);
  turn(!!news.turn, news.title ?? document.title);
  void fetchOrders(!!news.turn);
}

/** After every change of the page. */
function refresh(): void {
  settle();
  if (choice.code || choice.lit.length) {
    mark();
    find("#prompt")?.classList.add("choosing");
  }
  zoom?.apply();
  markFresh();
  keepSince();
  keepPennants();
  if (find("#prompt")?.dataset["many"] && !find("#all-choices")?.dataset["touched"]) openList(true);
  settleStepper();
  settleTray();
  settleCoach();
  settleFold();
  forced();
}

function onLink(now: Link): void {
  if (now === line.link) return;
  const banner = find("#link");
  body.classList.toggle("offline", now === "lost");
  if (banner) {
    banner.hidden = now !== "lost";
    banner.classList.toggle("good", now !== "lost");
    banner.textContent = now === "lost" ? say("offline") : say("online");
    if (now !== "lost" && line.link === "lost") {
      banner.hidden = false;
      window.setTimeout(() => (banner.hidden = line.link !== "lost"), 2000);
    }
  }
  line.link = now;
}

function tick(): void {
  for (const clock of all("[data-clock][data-running='1']")) {
    const left = Math.max(0, Number(clock.dataset["clock"]) - 1);
    clock.dataset["clock"] = String(left);
    const whole = Math.floor(left);
    const two = (n: number): string => String(n).padStart(2, "0");
    const hours = Math.floor(whole / 3600);
    const rest = `${hours ? two(Math.floor((whole % 3600) / 60)) : Math.floor(whole / 60)}:${two(whole % 60)}`;
    clock.textContent = hours ? `${hours}:${rest}` : rest;
  }
}

/** What every page with a board to choose on needs: the table's own, and one on which something is tried out. */
function startBoard(): void {
  const board = find("#board")?.parentElement;
  keepShape();
  startHand();
  startWalking();
  startLog();
  startStepper();
  startZones();
  startLeaf();
  startDrawer();
  if (board) {
    startTips(board);
    zoom = new Zoom(find("#board") ?? board);
  }
}

/** A board on which answers are only tried out; call what is given back after every change of the page, and say
 * whether the question is still the same. */
export function startTrying(to: TryOut): (same: boolean) => void {
  line.tryOut = to;
  startBoard();
  return (same) => {
    if (!same) {
      letGo();
      hush();
      openList(false);
    }
    refresh();
  };
}

export function startTable(): void {
  line.take = take;
  keepLinks();
  startTurn(!!body.dataset["turn"]);
  turn(!!body.dataset["turn"], document.title);
  listenForGesture();
  find("form.pace select")?.addEventListener("change", () => find<HTMLFormElement>("form.pace")?.requestSubmit());
  startBoard();
  startFresh();
  startTogether();
  startCoach();
  startSince(() => {
    body.dataset["mark"] = "";
    line.live?.restart();
  });
  startAreas();
  startFold();
  window.setInterval(tick, 1000);
  line.live = new Live(
    path,
    () => {
      wanted = shape();
      const query = new URLSearchParams({ shape: wanted, since: String(body.dataset["drawn"] ? version() : 0), shows: body.dataset["mark"] ?? "" });
      const seat = new URLSearchParams(location.search).get("seat");
      if (seat) query.set("seat", seat);
      return query;
    },
    take,
    onLink,
  );
  whenReshaped(() => line.live?.restart());
  refresh();
  fits(body.dataset["shape"]);
  startOrders();
  startSeeking(find("#prompt"));
  if (phone.matches && body.dataset["turn"]) seek();
}
