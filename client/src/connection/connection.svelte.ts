// One socket to one table. The socket is disposable, the seat is durable:
// it reconnects for ever and sends again what was not answered.
import {
  PROTOCOL,
  type ByeReason,
  type CardId,
  type Change,
  type ClientMessage,
  type PictureView,
  type PlayerCommand,
  type Reach,
  type Reaction,
  type Refusal,
  type Seat,
  type ServerMessage,
  type View,
  type WatcherView,
  type Welcome,
} from "../protocol/types";
import { pause } from "./backoff";
import { merged } from "./merging";
import { openLine, WITHIN, type Line } from "./network";
import { reloadOnce } from "./reloading";

export type Status = "connecting" | "live" | "lost" | "elsewhere" | "ended";

/** The table refused a command; `refusal` says why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

interface Waiting {
  readonly message: ClientMessage;
  readonly settle: (refusal: Refusal | null) => void;
}

/**
 * A line that says nothing for so long is asked whether it is still there: it may have died without a word.
 */
const SILENCE = 20_000;
const BEAT = 5000;
/** When the socket may have died without a word, or may be opened again. */
const WINDOW = ["online", "offline", "pageshow", "focus"] as const;
const DOCUMENT = ["visibilitychange", "resume"] as const;

export class Connection {
  #status = $state<Status>("connecting");
  #ended = $state<ByeReason | null>(null);
  #welcome = $state.raw<Welcome | null>(null);
  #message = $state.raw<View | null>(null);
  #pictures = $state.raw<Record<CardId, PictureView>>({});
  #gone = $state.raw<readonly Seat[]>([]);
  #watchers = $state.raw<readonly WatcherView[]>([]);
  #devices = $state.raw<readonly (readonly Seat[])[]>([]);
  #shown = $state<Seat | null>(null);
  /** What this socket was sent last: changes follow it. Null: the next whole view is on its way. */
  #sent: View | null = null;
  #tokens: readonly string[];
  #skew = 0;
  #socket: Line | null = null;
  #attempt = 0;
  #timer = 0;
  #waiting = new Map<string, Waiting>();
  #closed = false;
  #watchdog = 0;
  #heard = Date.now();
  #opened = 0;
  #pulse = window.setInterval(() => this.#beat(), BEAT);
  onreaction: (reaction: Reaction) => void = () => {};

  /** Several tokens: players who share this device. */
  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
    for (const event of WINDOW) addEventListener(event, this.#wake);
    for (const event of DOCUMENT) document.addEventListener(event, this.#wake);
    this.#open();
  }

  get token(): string {
    return this.#tokens[0]!;
  }
  get seats(): readonly Seat[] {
    return this.#welcome?.seats ?? [];
  }
  get shared(): boolean {
    return this.seats.length > 1;
  }
  get shown(): Seat | null {
    return this.#shown;
  }
  /** A television shows the table. */
  get tv(): boolean {
    return this.#message?.tv ?? false;
  }
  get status(): Status {
    return this.#status;
  }
  get ended(): ByeReason | null {
    return this.#ended;
  }
  get welcome(): Welcome | null {
    return this.#welcome;
  }
  /** Under which address others come in. */
  get reach(): Reach | undefined {
    return this.#welcome?.entered ?? this.#welcome?.reach;
  }
  get message(): View | null {
    return this.#message;
  }
  get pictures(): Record<CardId, PictureView> {
    return this.#pictures;
  }
  get gone(): readonly Seat[] {
    return this.#gone;
  }

  /** Who looks on just now. */
  get watchers(): readonly WatcherView[] {
    return this.#watchers;
  }

  /** Which seats are played on one device, here or elsewhere. */
  get devices(): readonly (readonly Seat[])[] {
    return this.#devices;
  }

  /** The server's clock, so that every screen tells the same reveal at the same time. */
  now(): number {
    return Date.now() + this.#skew;
  }

  /**
   * Resolves once the command is on disk; rejects with `Refused`.
   * Asked again after a lost connection, applied once.
   */
  do(command: PlayerCommand, seat: Seat | null = null): Promise<void> {
    const id = newId();
    const message: ClientMessage = { type: "do", id, command, seat };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {
        message,
        settle: (refusal) => (refusal ? reject(new Refused(refusal)) : resolve()),
      });
      this.#send(message);
      this.#watch();
    });
  }

  /** Another player on this device. */
  add(token: string): void {
    this.#tokens = [...this.#tokens, token];
    this.#open();
  }

  /**
   * Whose hand may be here. What was shown before leaves the page at once;
   * the server sends it only as long as it is shown.
   */
  show(seat: Seat | null): void {
    if (!this.shared || seat === this.#shown) return;
    this.#veil();
    this.#shown = seat;
    this.#send({ type: "show", seat });
  }

  #veil(): void {
    this.#shown = null;
    if (!this.shared || !this.#message) return;
    this.#sent = null;
    this.#pictures = {};
    const { view } = this.#message;
    const game = view.game && {
      ...view.game,
      hand: null,
      given: [],
      ballot: null,
      menu: [],
      table: view.game.table.map((slot) => ({ ...slot, mine: null })),
    };
    this.#message = { ...this.#message, seat: null, view: { ...view, you: null, game } };
  }

  /** Which clues this device has heard. */
  recall(marks: string): void {
    if (marks) this.#send({ type: "recall", marks });
  }

  react(stamp: number): void {
    this.#send({ type: "react", stamp });
  }

  /** After "continued elsewhere": take the seat back to this tab. */
  useHere(): void {
    if (this.#status === "elsewhere") this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    clearInterval(this.#pulse);
    for (const event of WINDOW) removeEventListener(event, this.#wake);
    for (const event of DOCUMENT) document.removeEventListener(event, this.#wake);
    this.#drop();
  }

  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#closed) return;
    if (this.#status === "lost" || this.#status === "connecting") {
      this.#attempt = 0;
      if (this.#socket?.readyState !== WebSocket.CONNECTING || Date.now() - this.#opened > WITHIN.stale)
        this.#open();
    } else if (this.#status === "live") {
      // A phone that slept may hold a dead socket without knowing.
      this.#send({ type: "look" });
      this.#watch(WITHIN.awake);
    }
  };

  #beat(): void {
    if (
      this.#status !== "live" ||
      document.visibilityState === "hidden" ||
      Date.now() - this.#heard < SILENCE
    )
      return;
    this.#heard = Date.now();
    this.#send({ type: "look" });
    this.#watch();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#drop();
    if (this.#status !== "lost") this.#status = "connecting";
    const socket = openLine();
    this.#socket = socket;
    this.#opened = Date.now();
    this.#timer = window.setTimeout(() => {
      this.#drop();
      this.#lost();
    }, WITHIN.open); // the browser itself would wait for minutes
    socket.onopen = () => this.#send({ type: "hello", protocol: PROTOCOL, tokens: this.#tokens });
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #drop(): void {
    const old = this.#socket;
    this.#socket = this.#sent = null;
    if (old) hangUp(old);
  }

  #lost(): void {
    this.#socket = this.#sent = null;
    this.#veil();
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    if (this.#closed || this.#status === "elsewhere" || this.#status === "ended") return;
    this.#status = "lost";
    this.#timer = window.setTimeout(() => this.#open(), pause(this.#attempt++));
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Without any answer for a while, the socket is taken for dead. */
  #watch(within = WITHIN.answer): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = window.setTimeout(() => {
      if (this.#socket && this.#status === "live") {
        this.#drop();
        this.#lost();
      }
    }, within);
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    // Any message proves the connection alive; the watchdog stops only when no answer is owed.
    const answers = message.type === "done" || message.type === "refused";
    if (this.#waiting.size && !answers) this.#watch();
    else clearTimeout(this.#watchdog);
    switch (message.type) {
      case "welcome":
        clearTimeout(this.#timer);
        this.#welcome = message;
        this.#watchers = [];
        this.#devices = [];
        this.#skew = message.now - Date.now();
        this.#status = "live";
        this.#attempt = 0;
        if (message.seats.length === 1 && this.#tokens.length > 1)
          this.#send({ type: "show", seat: message.seats[0]! });
        for (const { message: again } of this.#waiting.values()) this.#send(again);
        return;
      case "view":
        return this.#see(message);
      case "change":
        return this.#change(message);
      case "done":
        return this.#settle(message.id, null);
      case "refused":
        return this.#settle(message.id, { code: message.code, params: message.params });
      case "gone":
        this.#gone = message.seats;
        return;
      case "invited":
        this.#welcome = { ...this.#welcome!, invite: message.invite };
        return;
      case "reached":
        this.#welcome = { ...this.#welcome!, entered: message.entered };
        return;
      case "watchers":
        this.#watchers = message.watchers;
        return;
      case "sharing":
        this.#devices = message.devices;
        return;
      case "reaction":
        return this.onreaction(message);
      case "notice":
        dispatchEvent(new CustomEvent("notice", { detail: message }));
        return;
      case "elsewhere":
        clearTimeout(this.#timer);
        this.#status = "elsewhere";
        return;
      case "bye":
        return this.#bye(message.reason);
    }
  }

  #change(change: Change): void {
    const before = this.#sent;
    if (before?.version === (change.follows ?? change.version - 1)) this.#see(merged(before, change));
    else if (before && before.version < change.version) {
      this.#sent = null;
      this.#send({ type: "look" });
    }
  }

  #see(message: View): void {
    if (this.shared)
      this.#keep(
        this.seats.filter((seat) =>
          message.view.chairs.some(
            (chair) => chair.seat === seat && (chair.holder === "player" || chair.stands_in),
          ),
        ),
      );
    // Sent before the curtain fell: it must not get onto the page.
    const hidden = this.shared && message.seat !== this.#shown;
    this.#sent = hidden ? null : message;
    if (hidden) return;
    if (Object.keys(message.pictures).length) this.#pictures = { ...this.#pictures, ...message.pictures };
    this.#gone = message.gone;
    // A server whose log was put back is believed, however old it is (R10).
    const { version, epoch } = this.#message ?? message;
    if (message.epoch === epoch && message.version < version) return;
    this.#skew = message.now - Date.now();
    this.#message = message;
  }

  /** Somebody who shared the device may have left: of one who remains it is an ordinary seat again. */
  #keep(seats: readonly Seat[]): void {
    if (!this.#welcome || !seats.length || seats.length === this.seats.length) return;
    this.#welcome = { ...this.#welcome, seats };
    if (this.#shown !== null && !seats.includes(this.#shown)) this.#shown = null;
    if (seats.length === 1) this.#send({ type: "show", seat: seats[0]! });
  }

  #settle(id: string, refusal: Refusal | null): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    // Asked again after a lost connection: whoever has no seat any more has left.
    waiting?.settle(refusal?.code === "not-seated" && leaves(waiting) ? null : refusal);
    if (this.#waiting.size) this.#watch();
  }

  #bye(reason: ByeReason): void {
    clearTimeout(this.#timer);
    if (reason === "restarting") return;
    if (reason === "reload") return reloadOnce();
    const leaving = [...this.#waiting].filter(([, waiting]) => leaves(waiting));
    // The answer was lost with the line, and the seat's token with the seat.
    this.#ended = reason === "bad-token" && leaving.length ? "left" : reason;
    this.#status = "ended";
    for (const [id] of leaving) this.#settle(id, null);
  }
}

/** A browser complains of a line that is given up before it is open. */
function hangUp(socket: Line): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

const leaves = ({ message }: Waiting) => message.type === "do" && message.command.do === "leave";

/** `randomUUID` exists only on secure origins; plain HTTP on the home network is a normal way to play. */
function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
