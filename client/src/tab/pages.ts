// The pages of the database in IndexedDB: those that a command changed are
// written in one transaction, and the command is answered once that is on the disk.
const NAME = "reverie";
const PAGE = 4096;

/** Another tab has the game now; nothing more may be written from here. */
export class Taken extends Error {}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

export interface Pages {
  /** Whether anything outlasts this tab. */
  readonly lasting: boolean;
  image(): Promise<Uint8Array>;
  /** All of them or none, and how many there are now. */
  keep(count: number, pages: Map<number, Uint8Array>): Promise<void>;
}

/** Where the browser refuses to keep anything: the game lasts as long as the tab. */
export const FLEETING: Pages = {
  lasting: false,
  image: () => Promise.resolve(new Uint8Array()),
  keep: () => Promise.resolve(),
};

export async function openPages(): Promise<Pages> {
  let db: IDBDatabase;
  try {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("pages");
      opening.result.createObjectStore("about");
    };
    db = await done(opening);
  } catch {
    return FLEETING;
  }
  const me = crypto.randomUUID();

  function change(
    work: (pages: IDBObjectStore, about: IDBObjectStore) => void,
    first = false,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = db.transaction(["pages", "about"], "readwrite", { durability: "strict" });
      const about = writing.objectStore("about");
      let why: Error | null = null;
      writing.oncomplete = () => resolve();
      writing.onabort = writing.onerror = () => reject(why ?? writing.error ?? new Error("IndexedDB"));
      if (first) {
        work(writing.objectStore("pages"), about);
        return;
      }
      const owner = about.get("owner");
      owner.onsuccess = () => {
        try {
          if (owner.result !== me) throw new Taken("another tab has the game");
          work(writing.objectStore("pages"), about);
        } catch (problem) {
          why = problem instanceof Error ? problem : new Error(String(problem));
          writing.abort();
        }
      };
    });
  }

  async function image(): Promise<Uint8Array> {
    await change((_, about) => about.put(me, "owner"), true);
    const reading = db.transaction(["pages", "about"]);
    const [count, pages] = await Promise.all([
      done<unknown>(reading.objectStore("about").get("count")),
      done(reading.objectStore("pages").getAll() as IDBRequest<Uint8Array[]>),
    ]);
    const all = pages.slice(0, typeof count === "number" ? count : 0);
    const whole = new Uint8Array(all.length * PAGE);
    for (const [n, page] of all.entries()) whole.set(page, n * PAGE);
    return whole;
  }

  const keep = (count: number, changed: Map<number, Uint8Array>) =>
    change((pages, about) => {
      for (const [n, page] of changed) pages.put(page, n);
      pages.delete(IDBKeyRange.lowerBound(count));
      about.put(count, "count");
    });

  return { lasting: true, image, keep };
}
