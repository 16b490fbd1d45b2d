/**
 * The service worker: keeps everything that the page is made of, so that it also works without a network. Files have their content in
 * their names, so that a kept one is never stale; only the page itself is asked for anew.
 */

/** What a service worker is told of, and this one needs. */
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const store = "nykthos-1";

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
    return (await cache.match(request)) ?? Response.error();
  }
}

addEventListener("fetch", (event) => {
  const asked = event as FetchEvent;
  const { request } = asked;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  asked.respondWith(request.mode === "navigate" ? newest(request) : kept(request));
});
