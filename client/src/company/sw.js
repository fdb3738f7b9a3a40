// Keeps the page and its public files for a quick start.
// Games, names and cards never pass through a cache of this worker.
const VERSION = "__VERSION__";
const SHELL = __SHELL__;
const CACHE = `reverie-${VERSION}`;
const BASE = new URL("./", self.location.href);
const LASTING = ["assets/", "icons/"].map((folder) => new URL(folder, BASE).href);

self.addEventListener("install", (event) => {
  // Asked of the server, not of the browser's own cache: icons keep their names.
  const all = ["", ...SHELL].map((file) => new Request(new URL(file, BASE).href, { cache: "no-cache" }));
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(all))
      .then(() => self.skipWaiting()),
  );
});

// A new version takes over at once; an old tab that misses a file of its own starts afresh.
self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || request.headers.has("range")) return; // a film is asked for in pieces
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(BASE.href)));
  else if (LASTING.some((folder) => request.url.startsWith(folder))) event.respondWith(kept(request));
});

/** Names of these files change with their content, so what is kept is right for ever. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}
