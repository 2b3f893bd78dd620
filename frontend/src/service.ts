// The service worker of Palas: registered once, from every page.

let registered: Promise<ServiceWorkerRegistration | null> | undefined;

export function service(): Promise<ServiceWorkerRegistration | null> {
  registered ??= "serviceWorker" in navigator ? navigator.serviceWorker.register("/sw.js").then((one) => one, () => null) : Promise.resolve(null);
  return registered;
}

/** The number of games that wait, on the icon of the app; pages that know it say it. */
export function showBadge(): void {
  const waiting = document.body.dataset["waiting"];
  if (waiting === undefined || !("setAppBadge" in navigator)) return;
  void (Number(waiting) ? navigator.setAppBadge(Number(waiting)) : navigator.clearAppBadge()).catch(() => undefined);
}
