// News of a table: one WebSocket per tab, long polling when that does not work, and patience in between.

export interface News {
  version: number;
  fragments: Record<string, string>;
  title?: string;
  turn?: boolean;
  cue?: string;
}

export type Link = "open" | "polling" | "lost";

const PING_EVERY = 20_000;
const SILENCE = 45_000; // no word for so long means that the socket is dead, for example after sleep
const SOCKET_TRIES = 3; // then long polling takes over for a while

export class Live {
  private socket: WebSocket | null = null;
  private heard = 0;
  private fails = 0;
  private timer = 0;
  private polling = false;
  private stopped = false;

  constructor(
    private readonly path: string,
    private readonly query: () => URLSearchParams,
    private readonly onNews: (news: News) => void,
    private readonly onLink: (link: Link) => void,
  ) {
    window.setInterval(() => this.check(), 5_000);
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.check(true));
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

  private connect(): void {
    if (this.stopped) return;
    if (this.fails >= SOCKET_TRIES) {
      void this.poll();
      return;
    }
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}/live?${this.query().toString()}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      if (this.socket !== socket) return;
      const message = JSON.parse(event.data) as News | { pong: number };
      this.fails = 0;
      this.onLink("open");
      if ("version" in message) this.onNews(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (event.code === 4403) return; // we may not look
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
        const response = await fetch(`${this.path}/news?${this.query().toString()}`, { credentials: "same-origin" });
        if (response.status === 403 || response.status === 404) break;
        if (!response.ok) throw new Error(String(response.status));
        const news = (await response.json()) as News;
        this.onLink("polling");
        this.onNews(news);
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
