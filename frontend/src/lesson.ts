// The introduction: from note to note by button, key or dot; board, players and what happened follow.

import { all, body, calm, find } from "./page";
import { Moments, shape } from "./moments";

/** On a phone the board is long: what has just changed is brought above the note if none of it can be seen. */
function bringIntoSight(): void {
  if (shape() !== "phone") return;
  const marks = all<SVGElement>("#board .mark-last").map((mark) => mark.getBoundingClientRect());
  const least = (find(".zones")?.getBoundingClientRect().height ?? 0) + 4;
  const most = window.innerHeight - (find("#lesson")?.getBoundingClientRect().height ?? 0);
  if (!marks.length || marks.some((mark) => mark.top >= least && mark.bottom <= most)) return;
  const top = Math.max(0, Math.min(...marks.map((mark) => mark.top)) + window.scrollY - least - 12);
  window.scrollTo({ top, behavior: calm() ? "auto" : "smooth" });
}

export function startLesson(): void {
  const notes = new Moments("step", 1, Number(body.dataset["steps"] ?? 1), (_, step) => {
    body.dataset["step"] = String(step);
    bringIntoSight();
  });
  if (shape() !== body.dataset["shape"]) notes.again();
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>("[data-go], [data-by]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // a quick hand clicks on before the answer is there: "Next" means the note after the one that is wanted by now
    if (link.dataset["by"]) notes.by(Number(link.dataset["by"]));
    else void notes.go(Number(link.dataset["go"]));
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowLeft") notes.by(-1);
    else if (event.key === "ArrowRight") notes.by(1);
    else if (event.key === "Home") void notes.go(1);
    else if (event.key === "End") void notes.go(notes.last);
    else return;
    event.preventDefault();
  });
}
