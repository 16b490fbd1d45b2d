/** Where the newest game is kept: one value in IndexedDB, written behind the last one. Runs in the worker, so that the page never has it. */

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

/** What was kept last, or null. */
export async function kept(): Promise<string | null> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const request: IDBRequest<unknown> = database.transaction(shelf).objectStore(shelf).get(place);
    request.addEventListener("success", () => resolve(typeof request.result === "string" ? request.result : null));
    request.addEventListener("error", () => reject(request.error ?? new Error("the browser keeps nothing")));
  });
}

/** Keeps what is to stand there again after a reload. */
export async function keep(table: string): Promise<void> {
  const database = await open();
  database.transaction(shelf, "readwrite").objectStore(shelf).put(table, place);
}
