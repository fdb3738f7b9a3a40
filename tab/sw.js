// Keeps the whole game: the page and Python when it is installed, then the pictures of the first deck one after
// the other; those of another deck once somebody has seen a card of it.
const VERSION = "__VERSION__";
const CORE = __CORE__;
const DECKS = __DECKS__;
/** So many of them without being asked. */
const FIRST = __FIRST__;
const CACHE = `reverie-tab-${VERSION}`;
/** Their names change with what is in them, so they outlast a version. */
const SHELF = "reverie-tab-cards";
const BASE = new URL("./", self.location.href);
const at = (file) => new URL(file, BASE).href;

self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));

/** What an older version has with the same name and mark in it is taken from there. */
async function fill() {
  const cache = await caches.open(CACHE);
  for (const file of CORE) {
    const before = file && (await caches.match(at(file)));
    if (before && /-[\w-]{8}\.|^py\//.test(file)) await cache.put(at(file), before);
    else await cache.add(new Request(at(file), { cache: "no-cache" }));
  }
}

self.addEventListener("activate", (event) => event.waitUntil(settle()));

async function settle() {
  for (const name of await caches.keys())
    if (name.startsWith("reverie-tab-") && name !== CACHE && name !== SHELF) await caches.delete(name);
  const shelf = await caches.open(SHELF);
  const wanted = new Set(DECKS.flat().map(at));
  for (const { url } of await shelf.keys()) if (!wanted.has(url)) await shelf.delete(url);
  await self.clients.claim();
}

// The page is awake: now there is time for the pictures.
// Whoever loaded the page past this worker is looked after from now on.
self.addEventListener("message", (event) => {
  event.waitUntil(self.clients.claim().then(() => pictures(DECKS.slice(0, FIRST).flat())));
});

async function pictures(files) {
  const shelf = await caches.open(SHELF);
  for (const file of files) {
    if (await shelf.match(at(file))) continue;
    try {
      await shelf.add(at(file));
    } catch {
      return; // no network, or no space: another time
    }
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(BASE.href)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : kept(request));
  const deck = DECKS.find((files) => files.includes(request.url.slice(BASE.href.length)));
  if (deck && !begun.has(deck)) {
    begun.add(deck);
    event.waitUntil(quiet().then(() => pictures(deck)));
  }
});

/** Decks that are being kept. */
const begun = new Set();
/** What is looked at now comes first. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 5000));

async function page(request) {
  return (await caches.match(BASE.href)) ?? fetch(request);
}

async function kept(request) {
  const whole = request.url.split("?")[0];
  const found = await caches.match(whole);
  if (found) return found;
  try {
    return await fetch(request);
  } catch (problem) {
    // Offline a picture is there in one size.
    const smaller = await caches.match(whole.replace(".1200.webp", ".600.webp"));
    if (smaller) return smaller;
    throw problem;
  }
}
