/** Makes the page work without a network from the first visit on: a service worker answers, and everything that was loaded so far is kept for it. */

/** The name under which `service.ts` keeps files. */
const store = "nykthos-1";

async function keepLoaded(): Promise<void> {
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((address) => address.startsWith(location.origin));
  const cache = await caches.open(store);
  await cache.addAll([...new Set([location.href, ...loaded])]);
}

/** Where a browser has none of this, the page works all the same. */
export function workOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker
    .register("./service.js")
    .then(keepLoaded)
    .catch(() => undefined);
}
