// The table as this page sees it: the last view, who sits where, what may be done.
// It holds no rules; it reads `menu` and `waiting_for`.
import { preference } from "../connection/keeping";
import { createContext } from "svelte";
import { numberOf, type Face } from "../pieces/face";
import { Connection, Refused } from "../connection/connection.svelte";
import { i18n } from "../i18n/language.svelte";
import { Loves } from "./loves";
import { missedNothing } from "./missed";
import { USUAL } from "../protocol/limits";
import type {
  ActMove,
  CardId,
  ChairView,
  GameOption,
  GameView,
  PictureView,
  PlayerCommand,
  RoomOption,
  RoomView,
  Seat,
  View,
} from "../protocol/types";

type Option = GameOption | RoomOption;
/** With everything an option leaves out because it is usual. */
export type May<Name extends Option["may"]> = Required<Extract<Option, { may: Name }>>;

export interface Toast {
  readonly id: number;
  readonly text: string;
}

const TOAST_FOR = 6000;

export class Table {
  #toasts = $state.raw<readonly Toast[]>([]);
  #spoken = $state.raw<readonly Toast[]>([]);
  #hearts = $state.raw<readonly { id: number; seat: Seat; stamp: number }[]>([]);
  #count = 0;
  #seesTv = $state<boolean | null>(null);
  readonly loves = new Loves();
  /** Of cards laid in earlier turns, where this page was not told of them in their time. */
  laid = $state.raw<Readonly<Record<CardId, PictureView>>>({});
  /** Where players share the device: the way to a hand, out of turn. */
  hands: { readonly label: string; open: () => void } | null = null;

  constructor(
    readonly connection: Connection,
    readonly code: string,
  ) {
    const kept = preference.get<{ code: string; sees: boolean }>("sees-tv");
    if (kept?.code === code) this.#seesTv = kept.sees;
    connection.onreaction = ({ seat, stamp }) => {
      const id = ++this.#count;
      this.#hearts = [...this.#hearts, { id, seat, stamp }];
      setTimeout(() => (this.#hearts = this.#hearts.filter((heart) => heart.id !== id)), 2600);
      this.say(i18n.t.recap.stamped({ name: this.who(seat), words: i18n.t.recap.stamps[stamp] ?? "" }));
      const told = this.running?.previous;
      if (stamp === 0 && told && told.storyteller !== seat)
        this.loves.add(`${code}.${this.room.games}`, told.number);
    };
  }

  get message(): View {
    return this.connection.message!;
  }
  get room(): RoomView {
    return this.message.view;
  }
  get running(): GameView | null {
    return this.room.game;
  }
  get game(): GameView {
    return this.room.game!;
  }
  get you(): Seat | null {
    return this.room.you;
  }
  get toasts(): readonly Toast[] {
    return this.#toasts;
  }
  get hearts(): readonly { id: number; seat: Seat; stamp: number }[] {
    return this.#hearts;
  }
  get spoken(): readonly Toast[] {
    return this.#spoken;
  }
  /** The seats played on this device: more than one where players share it. */
  get mine(): readonly Seat[] {
    return this.connection.shared ? this.connection.seats : this.you === null ? [] : [this.you];
  }
  get host(): boolean {
    return this.room.host !== null && this.mine.includes(this.room.host);
  }
  /** Who asks something of the table: the host, where the host is among those who share the device. */
  get speaker(): Seat | null {
    return this.host ? this.room.host : (this.mine[0] ?? null);
  }

  /** A bot still plays one's seat, until the next turn (X7). */
  get pending(): boolean {
    return !!this.chair(this.you!)?.pending;
  }

  /** Whether this turn's clue is one's own. */
  get tells(): boolean {
    return this.game.storyteller === this.you && !this.pending;
  }

  /** Whether the pictures lie before the players: a television has none of them (N1). */
  get boxed(): boolean {
    const { game, settings, rulesets } = this.room;
    return game?.box ?? (settings.box && !!rulesets.find(({ id }) => id === settings.ruleset)?.box);
  }
  /** Whether it makes a difference who sees the television. */
  get tvMatters(): boolean {
    return this.connection.tv && this.you !== null && !this.connection.shared && !this.boxed;
  }
  /** Whether whoever holds this device sees the television: here is then only what is private. */
  get beside(): boolean {
    return this.connection.tv && this.#seesTv === true && !this.connection.shared;
  }
  /** X8: a television changes nobody's screen before they were asked. */
  get asksAboutTv(): boolean {
    return this.tvMatters && this.#seesTv === null;
  }
  seesTv(sees: boolean): void {
    this.#seesTv = sees;
    preference.keep("sees-tv", { code: this.code, sees });
  }

  /** For whoever has no cards in this turn: why. */
  get aside(): string | null {
    if (this.you === null) return i18n.t.line.watching;
    if (this.pending) return i18n.refused({ code: "next-turn", params: {} });
    const mine = this.game.seats.find((seat) => seat.seat === this.you);
    return !mine || mine.sitting === "arriving" ? i18n.t.line.arriving : null;
  }

  /** What everyone at the table needs to come in. */
  get invitation(): string {
    const invite = this.connection.welcome?.invite;
    return this.link(`/t/${this.code}${invite ? `#${invite}` : ""}`);
  }
  /** A place in the game, under the address that others can open. */
  link(path: string): string {
    return (this.connection.reach?.address ?? "") + path;
  }
  /** Nobody can come in from another device. */
  get alone(): boolean {
    return this.connection.reach?.extent === "machine";
  }

  chair(seat: Seat): ChairView | undefined {
    return this.room.chairs.find((chair) => chair.seat === seat);
  }

  name(seat: Seat | null): string {
    return (seat !== null && this.chair(seat)?.name) || "…";
  }

  /** Whether partners score together. */
  get teams(): boolean {
    return this.game.seats.some(({ mate }) => mate !== null);
  }

  /** The name, or "You". */
  who(seat: Seat | null): string {
    return seat !== null && seat === this.you ? i18n.t.who.you : this.name(seat);
  }

  colour(seat: Seat | null): number {
    return (seat !== null && this.chair(seat)?.colour) || 0;
  }

  picture(card: CardId): Face | undefined {
    return this.connection.pictures[card] ?? this.laid[card] ?? numberOf(card);
  }

  away(seat: Seat): boolean {
    const chair = this.chair(seat);
    return chair?.holder === "player" && (chair.away || this.connection.gone.includes(seat));
  }

  waitsFor(seat: Seat | null): boolean {
    return seat !== null && (this.running?.waiting_for.includes(seat) ?? false);
  }

  may<Name extends Option["may"]>(name: Name): May<Name> | undefined {
    const options: readonly Option[] = [...(this.running?.menu ?? []), ...this.room.menu];
    const found = options.find((option) => option.may === name);
    return found && ({ ...USUAL[name as keyof typeof USUAL], ...found } as unknown as May<Name>);
  }

  /** A move in the current phase. True when the table accepted it; a refusal is told as a toast. */
  act(move: ActMove, seat = this.speaker): Promise<boolean> {
    return this.do({ do: "act", serial: this.game.serial, move }, seat);
  }

  async do(command: PlayerCommand, seat = this.speaker): Promise<boolean> {
    try {
      await this.connection.do(command, seat);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!missedNothing(command, error.refusal.code)) this.toast(await i18n.told(error.refusal));
      return false;
    }
  }

  toast(text: string): void {
    const id = ++this.#count;
    this.#toasts = [...this.#toasts.filter((old) => old.text !== text), { id, text }];
    setTimeout(() => this.dismiss(id), TOAST_FOR);
  }

  dismiss(id: number): void {
    this.#toasts = this.#toasts.filter((toast) => toast.id !== id);
  }

  /** For the live region: what a sighted player sees happen. */
  say(text: string): void {
    this.#spoken = [...this.#spoken.slice(-7), { id: ++this.#count, text }];
  }
}

export const [tableHere, setTable] = createContext<Table>();
