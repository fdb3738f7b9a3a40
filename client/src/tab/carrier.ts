// How the page reaches its table where the whole game is in this tab: a worker,
// spoken to as a server would be. In the place of src/connection/network.ts.
import { base } from "../connection/base";
import type { Line as Socket } from "../connection/network";
import { preferred } from "../i18n/language.svelte";
import { waking } from "./waking.svelte";
import type { ToPage, ToWorker } from "./messages";

export type Line = Socket;
export const ALONE: boolean = true;

/** A worker does not get lost; it may be waking up, or have much to think about. */
const PATIENT = 600_000;
export const WITHIN = { answer: PATIENT, open: PATIENT, stale: PATIENT, awake: PATIENT };

/** A folder of static files has one page: the place in the game stands behind a question mark. */
export const placeNow = (): string => `/${location.search.slice(1)}`;
export const addressOf = (place: string): string => `${base}/${place === "/" ? "" : `?${place.slice(1)}`}`;

const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
const answers = new Map<number, (told: Extract<ToPage, { kind: "answer" }>) => void>();
const lines = new Map<number, TabLine>();
let last = 0;

const say = (message: ToWorker) => worker.postMessage(message);
say({ kind: "speak", language: preferred() });
waking.onTake = () => say({ kind: "take" });

worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
  switch (data.kind) {
    case "answer":
      answers.get(data.id)?.(data);
      answers.delete(data.id);
      return;
    case "frame":
      return lines.get(data.id)?.hear(data.body);
    case "closed":
      return lines.get(data.id)?.gone();
    default:
      return waking.hear(data);
  }
};
worker.onerror = ({ message }) => waking.hear({ kind: "failed", why: message });

/** What `fetch` is for a server. */
export async function request(path: string, init: RequestInit): Promise<Response> {
  const { Authorization: bearer } = (init.headers ?? {}) as Record<string, string>;
  const id = ++last;
  const told = await new Promise<Extract<ToPage, { kind: "answer" }>>((resolve) => {
    answers.set(id, resolve);
    say({
      kind: "ask",
      id,
      method: init.method ?? "GET",
      path,
      token: bearer?.slice("Bearer ".length),
      body: typeof init.body === "string" ? init.body : "",
    });
  });
  return new Response(told.status === 204 ? null : told.body, { status: told.status });
}

/** What a WebSocket is for a server. */
class TabLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: WebSocket["onopen"] = null;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;
  readonly #id = ++last;

  constructor() {
    lines.set(this.#id, this);
    say({ kind: "open", id: this.#id });
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(this.#socket, new Event("open"));
    });
  }

  send(body: string): void {
    say({ kind: "frame", id: this.#id, body });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    say({ kind: "close", id: this.#id });
    this.gone();
  }

  hear(body: string): void {
    this.onmessage?.call(this.#socket, new MessageEvent("message", { data: body }));
  }

  gone(): void {
    if (!lines.delete(this.#id)) return;
    this.readyState = WebSocket.CLOSED;
    queueMicrotask(() => void this.onclose?.call(this.#socket, new CloseEvent("close")));
  }

  get #socket(): WebSocket {
    return this as unknown as WebSocket;
  }
}

export const openLine = (): Line => new TabLine();
