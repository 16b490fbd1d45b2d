/** Makes the page work without a network from the first visit on: a service worker keeps all that it is made of. */

/** Where a browser has none of this, the page works all the same. */
export function workOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("./service.js").catch(() => undefined);
}
