// News of a table: one WebSocket per tab, long polling when that does not work, and patience in between.

import { patched, type Delta } from "./deltas";

export interface News {
  version: number;
  fragments: Record<string, string>;
  deltas?: Record<string, Delta>; // what changed in fragments that this socket sent before
  mark?: string;
  title?: string;
  turn?: boolean;
  cue?: string;
}

export type Link = "open" | "polling" | "lost";

const PING_EVERY = 20_000;
const SILENCE = 45_000; // no word for so long means that the socket is dead, for example after sleep
const OVERDUE = 4_000; // news that were announced and have not come: something is wrong with the socket
const SOCKET_TRIES = 3; // then long polling takes over for a while

function isSeen(): boolean {
  return document.visibilityState === "visible";
}

export class Live {
  private socket: WebSocket | null = null;
  private heard = 0;
  private fails = 0;
  private timer = 0;
  private polling = false;
  private stopped = false;
  private held: Record<string, string> = {}; // the fragments as this socket sent them
  private reached = 0;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly path: string,
    private readonly query: () => URLSearchParams,
    private readonly onNews: (news: News) => void,
    private readonly onLink: (link: Link) => void,
  ) {
    window.setInterval(() => this.check(), 5_000);
    document.addEventListener("visibilitychange", () => {
      this.tellWhetherSeen();
      if (document.visibilityState === "visible") this.check(true);
    });
    window.addEventListener("online", () => this.restart());
    window.addEventListener("offline", () => this.onLink("lost"));
    window.addEventListener("pagehide", () => this.stop());
    window.addEventListener("pageshow", (event) => event.persisted && this.restart());
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.socket?.close();
  }

  /** Will what happens next come by the socket? */
  get listens(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Wait until the page shows that version of the table; a socket that does not bring it is opened anew. */
  async until(version: number): Promise<void> {
    const overdue = window.setTimeout(() => this.reached < version && this.restart(), OVERDUE);
    while (this.reached < version && !this.stopped) await new Promise<void>((done) => this.waiting.push(done));
    window.clearTimeout(overdue);
  }

  private giveUp(): void {
    this.stopped = true;
    for (const done of this.waiting.splice(0)) done();
  }

  private take(news: News): void {
    for (const [id, changes] of Object.entries(news.deltas ?? {})) {
      news.fragments[id] = patched(this.held[id] ?? "", changes);
    }
    Object.assign(this.held, news.fragments);
    this.onNews(news);
    this.reached = Math.max(this.reached, news.version);
    for (const done of this.waiting.splice(0)) done();
  }

  /** Ask again from scratch, for example because the page now wants another drawing. */
  restart(): void {
    this.stopped = false;
    window.clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.fails = 0;
    this.connect();
  }

  /** Whoever looks at the page need not be told elsewhere. */
  private tellWhetherSeen(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(isSeen() ? "looks" : "away");
  }

  private connect(): void {
    if (this.stopped) return;
    if (this.fails >= SOCKET_TRIES) {
      void this.poll();
      return;
    }
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}/live?deltas=1&${this.query().toString()}`);
    this.socket = socket;
    this.held = {};
    this.heard = Date.now();
    socket.onopen = () => this.socket === socket && this.tellWhetherSeen();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      if (this.socket !== socket) return;
      const message = JSON.parse(event.data) as News | { pong: number };
      this.fails = 0;
      this.onLink("open");
      if ("version" in message) this.take(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (event.code === 4403) return this.giveUp(); // we may not look
      if (event.code === 4404) return location.reload(); // there is nothing to look at: the page says why
      this.fails += 1;
      this.retry();
    };
  }

  private retry(): void {
    if (this.stopped) return;
    this.onLink("lost");
    const wait = Math.min(15_000, 300 * 2 ** this.fails) * (0.7 + 0.6 * Math.random());
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  private check(ask = false): void {
    const socket = this.socket;
    if (!socket) {
      if (ask && !this.polling) this.restart();
      return;
    }
    const silent = Date.now() - this.heard;
    if (silent > SILENCE || (ask && socket.readyState > WebSocket.OPEN)) {
      this.restart();
    } else if (socket.readyState === WebSocket.OPEN && (ask || silent > PING_EVERY)) {
      socket.send("ping");
    }
  }

  /** Long polling: one question at a time; now and then the socket gets another chance. */
  private async poll(): Promise<void> {
    if (this.polling) return;
    this.polling = true;
    let wait = 500;
    for (let turns = 0; turns < 6 && !this.stopped && !this.socket; turns += 1) {
      try {
        const response = await fetch(`${this.path}/news?${this.query().toString()}&looks=${isSeen() ? 1 : 0}`, { credentials: "same-origin" });
        if (response.status === 403 || response.status === 404) break;
        if (!response.ok) throw new Error(String(response.status));
        const news = (await response.json()) as News;
        this.onLink("polling");
        this.take(news);
        wait = 500;
      } catch {
        this.onLink("lost");
        await new Promise((done) => setTimeout(done, wait));
        wait = Math.min(15_000, wait * 2);
      }
    }
    this.polling = false;
    this.fails = SOCKET_TRIES - 1;
    if (!this.socket) this.connect();
  }
}
