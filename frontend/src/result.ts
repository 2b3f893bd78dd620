// The result: its link can be copied, or handed to another program of the device.

import { all, find, say } from "./page";

export function startResult(): void {
  for (const button of all<HTMLButtonElement>("[data-copy]")) {
    const field = find<HTMLInputElement>(button.dataset["copy"] ?? "");
    if (!field) continue;
    field.value = location.origin + location.pathname; // as this device reaches the page
    field.addEventListener("focus", () => field.select());
    button.hidden = false;
    button.addEventListener("click", () => {
      field.select();
      const done = (): void => void (button.textContent = say("copied"));
      if (navigator.clipboard) void navigator.clipboard.writeText(field.value).then(done, () => document.execCommand("copy") && done());
      else if (document.execCommand("copy")) done();
    });
  }
}
