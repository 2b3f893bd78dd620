// The service worker: messages while no page is open, and the shell of the pages on a bad line.
// SHELL is filled in by the server: a name for this version, and what every page needs.
const { version, files, offline } = SHELL;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(version)
      .then((cache) => cache.addAll([...files, offline]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// What never changes under its address comes from here; a page comes from the server, or says that it does not answer.
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (files.includes(url.pathname + url.search)) {
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
  } else if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match(offline)));
  }
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const shown = self.registration.showNotification(told.title ?? "Palas", {
    body: told.body ?? "",
    tag: told.tag,
    icon: "/icon/192.png",
    badge: "/icon/96.png",
    data: { url: told.url ?? "/" },
  });
  const counted = "waiting" in told && self.navigator.setAppBadge ? self.navigator.setAppBadge(told.waiting) : undefined;
  event.waitUntil(Promise.all([shown, counted]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/", location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((page) => new URL(page.url).pathname === url.pathname);
      return there ? there.focus() : self.clients.openWindow(url.href);
    }),
  );
});
