// What the server should draw for: a phone, or a desk with so much room for the board.

import { body, find } from "./page";

export const phone = matchMedia("(max-width: 640px)");

const STEP = 24; // windows that differ by less see the same drawing

/** The shape of this window as the server knows it: "phone", or "desk-984x624" for the room in which the board lies. */
export function shape(): string {
  if (phone.matches) return "phone";
  const room = find(".boardbox");
  const framed = getComputedStyle(document.body).overflow === "hidden"; // frame.css: the page itself does not scroll
  const width = room?.clientWidth || window.innerWidth;
  const height = framed && room ? room.clientHeight : width * 0.66;
  const whole = (length: number): number => Math.max(1, Math.floor(length / STEP)) * STEP;
  return `desk-${whole(width)}x${whole(height)}`;
}

/** The next page that is asked for is drawn for this window at once. */
export function keepShape(): void {
  document.cookie = `palas_shape=${shape()}; path=/; max-age=31536000; samesite=lax`;
}

let lies = ""; // the shape that the board on the screen was drawn for

/** The board now on the screen was drawn for that shape: the page says so if it is the window's, and may be used. */
export function fits(drawn = shape()): void {
  lies = drawn;
  if (drawn === shape()) body.dataset["drawn"] = drawn;
}

/** Call when another drawing is wanted, once the window rests. */
export function whenReshaped(then: () => void): void {
  let known = shape();
  let timer = 0;
  window.addEventListener("resize", () => {
    if (shape() !== known) delete body.dataset["drawn"];
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (shape() === known) return fits(lies); // what was asked for may still be on its way
      known = shape();
      keepShape();
      then();
    }, 250);
  });
}
