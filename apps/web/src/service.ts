/**
 * The service worker: keeps everything that the page is made of, so that it also works without a network. Files have their content in
 * their names, so that a kept one is never stale; only the page itself is asked for anew. Images of cards, where a person has switched
 * them on, are kept as well, the newest so many. It stands alone: a service worker imports nothing.
 */

/** What a service worker is told of, and this one needs. */
interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** Every file of this build, from the page's address; the build puts the list here. */
declare const FILES: readonly string[];

const store = "nykthos-1";
/** As in `images.ts`. */
const imageHost = "https://cards.scryfall.io";
const imageStore = "nykthos-images-1";
/** The cards of a few decks. A browser counts each of them as some megabytes, since it may not look into what comes from elsewhere. */
const mostImages = 160;

/** All files, of which those that were kept before are the same still. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(store);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll(FILES.filter((name) => name === "./" || !there.has(addressOf(name))));
}

/** What only earlier builds were made of goes. */
async function dropOld(): Promise<void> {
  const cache = await caches.open(store);
  const wanted = new Set(FILES.map(addressOf));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

function addressOf(name: string): string {
  return new URL(name, location.href).href;
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(store);
  const found = await cache.match(request);
  if (found !== undefined) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

async function newest(request: Request): Promise<Response> {
  const cache = await caches.open(store);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch {
    return (await cache.match(request)) ?? (await cache.match(addressOf("./"))) ?? Response.error();
  }
}

/**
 * An image does not change: one that was fetched is never asked for again. It is asked for as the page asks, so that it may not be looked
 * into from here: asked for otherwise, the request would say which page it comes from. What turns out to be no image the page takes out.
 */
async function image(request: Request): Promise<Response> {
  const cache = await caches.open(imageStore);
  const found = await cache.match(request);
  if (found !== undefined) return found;
  const response = await fetch(request);
  if (response.ok || response.type === "opaque") await keepImage(cache, request, response.clone());
  return response;
}

async function keepImage(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    await cache.put(request, response);
    const all = await cache.keys();
    for (const oldest of all.slice(0, Math.max(0, all.length - mostImages))) await cache.delete(oldest);
  } catch {
    // Where there is no more room, it is shown all the same.
  }
}

addEventListener("install", (event) => (event as LifeEvent).waitUntil(keepAll()));
addEventListener("activate", (event) => (event as LifeEvent).waitUntil(dropOld()));
addEventListener("fetch", (event) => {
  const asked = event as FetchEvent;
  const { request } = asked;
  const { origin } = new URL(request.url);
  if (request.method === "GET" && origin === imageHost && request.destination === "image")
    asked.respondWith(image(request));
  if (request.method !== "GET" || origin !== location.origin) return;
  asked.respondWith(request.mode === "navigate" ? newest(request) : kept(request));
});
