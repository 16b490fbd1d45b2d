/** Where images of cards are, and where the service worker keeps them. */

/** The one place that is ever asked for anything but the page itself, and only while images are switched on. */
const imageHost = "https://cards.scryfall.io";
const imageStore = "nykthos-images-1";

/** The address of the image of a card, by its id at Scryfall. */
export function imageAddress(id: string): string {
  return `${imageHost}/normal/front/${id.slice(0, 1)}/${id.slice(1, 2)}/${id}.jpg`;
}

/** What was kept under that address is no image: it is asked for anew the next time. */
export function forgetImage(address: string): void {
  if (!("caches" in globalThis)) return;
  void caches
    .open(imageStore)
    .then((store) => store.delete(address))
    .catch(() => false);
}
