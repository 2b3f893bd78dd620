// The moments of a replay: the one that is wanted last is asked for and shown; no click is lost.

import { body, find } from "./page";
import { startDrawer, startLeaf, startLog, startZones } from "./board";
import { startTips } from "./tips";
import { keepShape, shape, whenReshaped } from "./shape";
import { swap } from "./swap";
import { Zoom } from "./zoom";

export type Moment = { fragments: Record<string, string> } & Record<string, unknown>;

/** `name` is what a moment's number is called in the address, in the answer and on the page's body. */
export class Moments<M extends Moment> {
  wanted: number;
  asking = false;
  private shown: number;
  private stale = false;

  constructor(
    private readonly name: string,
    readonly first: number,
    readonly last: number,
    private readonly tell: (moment: M, number: number) => void,
    private readonly aim: (wanted: number) => void = () => undefined,
  ) {
    this.shown = this.wanted = Number(body.dataset[name] ?? first);
    keepShape();
    startLog();
    startZones();
    startLeaf();
    startDrawer();
    const board = find("#board");
    if (board) {
      new Zoom(board);
      startTips(board.parentElement ?? board);
    }
    if ((body.dataset["shape"] ?? shape()) !== shape()) this.again();
    whenReshaped(() => this.again());
  }

  /** On or back from where the person wants to be, which may be further than what the server has shown so far. */
  by(count: number): void {
    void this.go(this.wanted + count);
  }

  async go(number: number): Promise<void> {
    this.want(Math.max(this.first, Math.min(this.last, number)));
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.stale || this.shown !== this.wanted) await this.show(this.wanted);
    } catch {
      this.want(this.shown); // the server did not answer: the next click asks again, and skips nothing
    } finally {
      this.asking = false;
    }
  }

  /** Ask for what is shown once more, as when the server did not know what screen this is. */
  again(): void {
    this.stale = true;
    this.by(0);
  }

  private want(number: number): void {
    this.wanted = number;
    this.aim(number);
  }

  private async show(number: number): Promise<void> {
    const response = await fetch(`${location.pathname}?${this.name}=${number}&shape=${shape()}`, {
      headers: { Accept: "application/json" },
      credentials: "same-origin",
    });
    if (!response.ok) throw new Error(String(response.status));
    const moment = (await response.json()) as M;
    const next = Number(moment[this.name]);
    const on = next === this.shown + 1;
    this.shown = next;
    this.stale = false;
    swap(moment.fragments, on ? "path" : "glide");
    this.tell(moment, this.shown);
    history.replaceState(null, "", `${location.pathname}?${this.name}=${this.shown}`);
  }
}
