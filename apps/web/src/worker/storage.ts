/** Where the game that is going on is kept: one value in IndexedDB, written behind the last one. Runs in the worker, so that the page never has it. */

const shelf = "games";
const place = "current";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("nykthos", 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(shelf));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("the browser keeps nothing")));
  });
}

/** The record that was kept last, or null. */
export async function kept(): Promise<string | null> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const request: IDBRequest<unknown> = database.transaction(shelf).objectStore(shelf).get(place);
    request.addEventListener("success", () => resolve(typeof request.result === "string" ? request.result : null));
    request.addEventListener("error", () => reject(request.error ?? new Error("the browser keeps nothing")));
  });
}

/** Keeps a record; null forgets it. */
export async function keep(record: string | null): Promise<void> {
  const database = await open();
  const store = database.transaction(shelf, "readwrite").objectStore(shelf);
  if (record === null) store.delete(place);
  else store.put(record, place);
}
