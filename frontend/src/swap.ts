// New fragments replace old ones in place, so that focus, scroll and what the person has open stay.

import { Idiomorph } from "idiomorph";
import { all, find } from "./page";
import { type Places, glide, places } from "./glide";

/** How pieces go to their new places: they glide, they draw their path besides, or they lie there at once. */
export type Travel = "glide" | "path" | "none";

export function swap(fragments: Record<string, string>, travel: Travel = "glide"): void {
  const focus = focusMark();
  const before: Places = travel === "none" ? new Map() : places(document);
  const values = numbers();
  const writing = !!document.activeElement?.matches("input, textarea, select");
  for (const [id, html] of Object.entries(fragments)) {
    const old = document.getElementById(id);
    if (!old) continue;
    Idiomorph.morph(old, html, {
      morphStyle: "outerHTML",
      ignoreActiveValue: writing, // it would also keep the old words of a question that has the focus
      callbacks: {
        beforeNodeMorphed: (node: Node) => !(node instanceof HTMLElement && node.dataset["morph"] === "skip"),
        beforeAttributeUpdated: (name: string, node: Element) =>
          !(name === "hidden" && (node.id === "all-choices" || node.id === "since-card")) &&
          !(name === "aria-expanded" && (node.hasAttribute("data-list") || node.hasAttribute("data-since"))) &&
          !(name === "open" && node.matches(".log details")),
      },
    });
  }
  glide(document, before, travel === "path");
  glow(values);
  refocus(focus);
}

function numbers(): Map<string, string> {
  const found = new Map<string, string>();
  for (const value of all("[data-player] [data-value]")) found.set(mark(value), value.textContent ?? "");
  return found;
}

function mark(value: HTMLElement): string {
  return `${value.closest<HTMLElement>("[data-player]")?.dataset["player"]}:${value.dataset["value"]}`;
}

/** A changed number is marked for a while. */
function glow(before: Map<string, string>): void {
  for (const value of all("[data-player] [data-value]")) {
    const old = before.get(mark(value));
    if (old === undefined || old === value.textContent) continue;
    value.classList.add("chg");
    window.setTimeout(() => value.classList.remove("chg"), 6000);
  }
}

function focusMark(): string | null {
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  if (active.id) return `#${CSS.escape(active.id)}`;
  const code = (active as HTMLElement).dataset["code"];
  return code ? `.choice[data-code="${CSS.escape(code)}"]` : "#question";
}

/** Focus is never lost: it stays with its thing as long as that can have it, else it goes to the question. */
function refocus(focus: string | null): void {
  if (!focus || holds(document.activeElement)) return;
  find(focus)?.focus({ preventScroll: true });
  if (!holds(document.activeElement)) find("#question")?.focus({ preventScroll: true });
}

/** A place that cannot be chosen any more has the focus for a moment only: the browser takes it away. */
function holds(active: Element | null): boolean {
  return !!active && active !== document.body && !(active.matches(".place") && !active.hasAttribute("tabindex"));
}
