// The board in its frame: wheel and pinch zoom, dragging pans, double click and the buttons reset.

import { all, find } from "./page";

const LARGEST = 4;

export class Zoom {
  private scale = 1;
  private x = 0;
  private y = 0;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private moved = 0;

  constructor(private readonly frame: HTMLElement) {
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) {
      frame.addEventListener(name, (event) => this.fingers.delete(event.pointerId));
    }
    frame.addEventListener("dblclick", () => this.reset());
    frame.addEventListener("click", (event) => this.moved > 8 && event.stopPropagation(), true);
    for (const button of all<HTMLButtonElement>("[data-zoom]")) {
      button.addEventListener("click", () => {
        const box = frame.getBoundingClientRect();
        if (button.dataset["zoom"] === "fit") this.reset();
        else this.zoom(button.dataset["zoom"] === "in" ? 1.3 : 1 / 1.3, box.width / 2, box.height / 2);
      });
    }
  }

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
    this.apply();
  }

  /** A new drawing lies in the frame: keep what the person looks at. */
  apply(): void {
    const box = this.frame.getBoundingClientRect();
    const least = (length: number): number => Math.min(0, length * (1 - this.scale));
    this.x = Math.max(least(box.width), Math.min(0, this.x));
    this.y = Math.max(least(box.height), Math.min(0, this.y));
    const sheet = find<HTMLElement>(".sheet", this.frame);
    if (sheet) sheet.style.transform = this.scale === 1 ? "" : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.frame.classList.toggle("zoomed", this.scale > 1.01);
  }

  private zoom(factor: number, x: number, y: number): void {
    const scale = Math.min(LARGEST, Math.max(1, this.scale * factor));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.apply();
  }

  private wheel(event: WheelEvent): void {
    if (this.scale === 1 && event.deltaY > 0) return; // let the page scroll
    if (!event.ctrlKey && this.scale === 1 && document.documentElement.scrollHeight > window.innerHeight + 40) return;
    event.preventDefault();
    const box = this.frame.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY / 400), event.clientX - box.x, event.clientY - box.y);
  }

  private down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = 0;
  }

  private move(event: PointerEvent): void {
    const last = this.fingers.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    if (other) {
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(now.x - other.x, now.y - other.y);
      const box = this.frame.getBoundingClientRect();
      if (before > 0) this.zoom(after / before, (now.x + other.x) / 2 - box.x, (now.y + other.y) / 2 - box.y);
      this.moved += 10;
    } else if (this.scale > 1) {
      this.x += now.x - last.x;
      this.y += now.y - last.y;
      this.moved += Math.hypot(now.x - last.x, now.y - last.y);
      this.apply();
    }
    this.fingers.set(event.pointerId, now);
  }
}
