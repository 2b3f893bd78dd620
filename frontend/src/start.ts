// How every page starts: what all of them share, around what its own kind needs.

import { startDrawer } from "./drawer";
import { startKept } from "./kept";
import { startOpening } from "./others";
import { body } from "./page";
import { service, showBadge } from "./service";

/** Start this page by its kind. */
export function start(kinds: Record<string, () => void>): void {
  void service();
  startKept();
  showBadge();
  document.documentElement.classList.add("script");
  kinds[body.dataset["page"] ?? ""]?.();
  startDrawer();
  startOpening();
}
