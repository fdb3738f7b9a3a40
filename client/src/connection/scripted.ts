// For tests: a browser whose sockets open, speak, fall silent and break when the test says so.
import { vi } from "vitest";
import {
  PROTOCOL,
  type Change,
  type ClientMessage,
  type RoomView,
  type ServerMessage,
  type View,
  type Welcome,
} from "../protocol/types";

export class ScriptedSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState: number = ScriptedSocket.CONNECTING;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    readonly address: string,
    made: ScriptedSocket[],
  ) {
    made.push(this);
  }

  send(text: string): void {
    if (this.readyState !== ScriptedSocket.OPEN) throw new Error("sent to a socket that is not open");
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  /** As in a browser, word of it comes later, when another socket may already be there. */
  close(): void {
    if (this.readyState >= ScriptedSocket.CLOSING) return;
    this.readyState = ScriptedSocket.CLOSING;
    setTimeout(() => this.breaks(1005), 1);
  }

  opens(): void {
    this.readyState = ScriptedSocket.OPEN;
    this.onopen?.();
  }

  /** What arrives at a socket that is being closed is not delivered. */
  says(...messages: ServerMessage[]): void {
    for (const message of messages)
      if (this.readyState === ScriptedSocket.OPEN) this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    if (this.readyState === ScriptedSocket.CLOSED) return;
    this.readyState = ScriptedSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** The frames of one kind that were sent, in their order. */
  all<Type extends ClientMessage["type"]>(type: Type): Extract<ClientMessage, { type: Type }>[] {
    return this.sent.filter((one): one is Extract<ClientMessage, { type: Type }> => one.type === type);
  }
}

/** Time stands still until the test moves it, and chance takes the longest pause. */
export function scriptedBrowser() {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(Math, "random").mockReturnValue(1);
  const sockets: ScriptedSocket[] = [];
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const reload = vi.fn();
  class Socket extends ScriptedSocket {
    constructor(address: string) {
      super(address, sockets);
    }
  }
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol: "https:", host: "game.test", reload });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("WebSocket", Socket);
  return {
    sockets,
    reload,
    document,
    /** The newest socket. */
    get socket(): ScriptedSocket {
      return sockets.at(-1)!;
    },
    happens: (event: string) => void page.dispatchEvent(new Event(event)),
    passes: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}

export function putBack(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
}

export const welcome = (...seats: number[]): Welcome => ({
  type: "welcome",
  room: "ABCDEF",
  role: "player",
  seats,
  now: Date.now(),
  reach: { address: "http://192.168.1.23:8000", extent: "network" },
  entered: null,
  invite: null,
  protocol: PROTOCOL,
});

/** A view of this version; what else matters to a test is said by it. */
export function view(version: number, more: Partial<View> = {}, room: Partial<RoomView> = {}): View {
  const bare = { you: null, game: null, chairs: [] } as unknown as RoomView;
  return {
    type: "view",
    version,
    epoch: "one",
    now: Date.now(),
    since: 0,
    deadline: null,
    gone: [],
    unread: [],
    tv: false,
    seat: null,
    pictures: {},
    view: { ...bare, ...room },
    ...more,
  };
}

/** A change from one version to another. */
export const change = (follows: number, version: number, more: Partial<Change> = {}): Change => ({
  type: "change",
  version,
  now: Date.now(),
  ...(follows === version - 1 ? {} : { follows }),
  ...more,
});
