// The server of this tab: the game's own Python in a worker, over a message port.
import { openPages, Taken, type Pages } from "./pages";
import type { Parts, ToPage, ToWorker } from "./messages";

declare const __PARTS__: Parts;

interface Answered {
  toJs(): [number, string];
  destroy(): void;
}
interface Server {
  start(): Promise<void>;
  /** What a first play does not wait for. */
  complete(cards: string): void;
  /** What is written on the first cards in a language besides English. */
  learn(language: string, words: string): void;
  ask(method: string, path: string, token: string | undefined, body: string): Promise<Answered>;
  open(line: number, send: (frame: string) => void, hangUp: (code: number) => void): void;
  hear(line: number, frame: string): void;
  close(line: number): void;
}
interface Dict {
  toJs(how: {
    dict_converter: (entries: Iterable<[number, Uint8Array]>) => Map<number, Uint8Array>;
  }): Map<number, Uint8Array>;
}
interface Python {
  runPython(code: string): unknown;
  unpackArchive(data: ArrayBuffer, kind: string, where: { extractDir: string }): void;
}
interface Pyodide {
  loadPyodide(options: object): Promise<Python>;
}
type Make = (
  shelf: Uint8Array,
  image: Uint8Array,
  keep: (count: number, pages: Dict) => Promise<void>,
  pace: number,
) => Server;

const SITE = "/lib/reverie-site";
const START = `
import sys
sys.path.append("${SITE}")
from reverie.tab.server import TabServer
def make(shelf, image, keep, pace):
    return TabServer(shelf.to_bytes(), image.to_bytes(), keep, pace)
make
`;
const LOCK = "reverie-table";

const tell = (message: ToPage) => self.postMessage(message);
const root = new URL("..", import.meta.url).href;
const here = (file: string) => `${root}${__PARTS__.folder}/${file}`;

/** What nobody waits for, or not everybody. */
const aside = /\/(later|words\.[\w-]+)\.json$/;

/** The bytes of what is fetched are counted as they arrive, for the progress line, whoever asks for them. */
const plain = self.fetch.bind(self);
self.fetch = async (what, how) => {
  const answer = await plain(what, how);
  if (!answer.ok || !answer.body) return answer;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      if (!aside.test(answer.url)) tell({ kind: "loaded", bytes: chunk.byteLength });
      out.enqueue(chunk);
    },
  });
  let body: ReadableStream<BufferSource> = answer.body.pipeThrough(counting);
  // Packed by us, since hosts do not pack what they do not know.
  if (answer.url.endsWith(".gz")) body = body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { status: answer.status, headers: answer.headers });
};

const text = async (file: string) => new TextDecoder().decode(await bytes(file));
const words = (language: string) => text(`words.${language}.json`);

async function bytes(file: string): Promise<ArrayBuffer> {
  const answer = await fetch(here(file));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.arrayBuffer();
}

let take: () => void = () => {};
/** One tab at a time: a second one says so and waits, or takes the game over. */
async function alone(): Promise<void> {
  const { locks } = navigator;
  if (!locks) return;
  const held = (options: LockOptions) =>
    new Promise<boolean>((resolve, reject) => {
      locks
        .request(LOCK, options, (lock) => {
          resolve(lock !== null);
          return lock ? new Promise<void>(() => {}) : undefined;
        })
        .catch((problem: unknown) => {
          // Before it was ours: given up. After it: another tab took it.
          reject(problem instanceof Error ? problem : new Error(String(problem)));
          if (mine) gone();
        });
    });
  let mine = await held({ ifAvailable: true });
  if (mine) return;
  tell({ kind: "elsewhere" });
  const waiting = new AbortController();
  const taken = new Promise<void>((resolve) => {
    take = () => {
      waiting.abort();
      void held({ steal: true }).then(() => resolve());
    };
  });
  await Promise.race([held({ signal: waiting.signal }).catch(() => taken), taken]);
  mine = true;
}

let speak: (language: string) => void = () => {};
const spoken = new Promise<string>((resolve) => (speak = resolve));

/** Decks beside the first are complete, and the first in all languages. */
let later: Promise<unknown> = Promise.resolve();

let over = false;
function gone(): void {
  if (over) return;
  over = true;
  tell({ kind: "taken" });
}

async function wake(): Promise<Server> {
  const parts = Promise.all(["msgspec.whl", "reverie.zip.gz", "shelf.json"].map((file) => bytes(file)));
  const own = spoken.then((language) => __PARTS__.beside[language] ?? __PARTS__.beside.en!);
  const read = own.then(words);
  const pyodide = (await import(/* @vite-ignore */ here("pyodide.mjs"))) as Pyodide;
  const python = await pyodide.loadPyodide({
    indexURL: here(""),
    stdLibURL: here("stdlib.zip.gz"),
    lockFileURL: here("pyodide-lock.json"),
  });
  tell({ kind: "step" });
  const [msgspec, reverie, shelf] = await parts;
  python.unpackArchive(msgspec!, "zip", { extractDir: SITE });
  python.unpackArchive(reverie!, "zip", { extractDir: SITE });
  const make = python.runPython(START) as Make;
  tell({ kind: "step" });
  await alone();
  const pages = await openPages();
  // How long bots think: whoever wants it otherwise than people do names the worker so.
  const pace = Number(self.name || 1);
  const image = await pages.image();
  const server = make(new Uint8Array(shelf!), image, keeping(pages), pace);
  server.learn(await own, await read);
  later = complete(server, await own).catch(() => null); // bots guess at those; the pictures are there
  if (image.length) await later; // a table that was kept may be played with any deck
  await server.start();
  tell({ kind: "ready", kept: pages.lasting, empty: !image.length });
  return server;
}

async function complete(server: Server, known: string): Promise<void> {
  server.complete(await text("later.json"));
  for (const language of new Set(Object.values(__PARTS__.beside)))
    if (language !== known) server.learn(language, await words(language));
}

const keeping = (pages: Pages) => async (count: number, changed: Dict) => {
  const map = changed.toJs({ dict_converter: (entries) => new Map(entries) });
  try {
    if (over) throw new Taken("another tab has the game");
    await pages.keep(count, map);
  } catch (problem) {
    if (problem instanceof Taken) gone();
    else tell({ kind: "unkept" });
    throw problem;
  }
};

const awake = wake();
awake.catch((problem: unknown) => tell({ kind: "failed", why: String(problem).slice(-2000) }));

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "take") return take();
  if (data.kind === "speak") return speak(data.language);
  // In the order in which they came, also those that came before anybody was awake.
  void awake.then((server) => hear(server, data)).catch(() => null);
};

async function hear(server: Server, message: Exclude<ToWorker, { kind: "take" | "speak" }>): Promise<void> {
  const { id } = message;
  switch (message.kind) {
    case "ask": {
      if (message.path.startsWith("/api/decks")) await later;
      const answer = await server.ask(message.method, message.path, message.token, message.body);
      const [status, body] = answer.toJs();
      answer.destroy();
      return tell({ kind: "answer", id, status, body });
    }
    case "open":
      return server.open(
        id,
        (body) => tell({ kind: "frame", id, body }),
        () => tell({ kind: "closed", id }),
      );
    case "frame":
      return server.hear(id, message.body);
    case "close":
      return server.close(id);
  }
}
