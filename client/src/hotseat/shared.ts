// The table as a shared device sees it between two hands:
// what is public may be done for everybody here without a curtain.
import { USUAL } from "../protocol/limits";
import type { Connection } from "../connection/connection.svelte";
import { texts } from "../i18n/language.svelte";
import type { ActMove, Seat } from "../protocol/types";
import { Table, type May } from "../table/table.svelte";

export class SharedTable extends Table {
  constructor(readonly inner: Table) {
    super(inner.connection, inner.code);
  }

  /** Those of this device whom the table waits for; for who takes over later a bot still plays (X7). */
  get asked(): readonly Seat[] {
    return this.game.waiting_for.filter((seat) => this.mine.includes(seat) && !this.chair(seat)?.pending);
  }

  override get aside(): string | null {
    return texts("sofa").wait;
  }
  override toast(text: string): void {
    this.inner.toast(text);
  }
  override say(text: string): void {
    this.inner.say(text);
  }

  /** Public moves are offered from what everybody sees; the server has the last word. */
  override may<Name extends Parameters<Table["may"]>[0]>(name: Name): May<Name> | undefined {
    return (this.#open(name) as May<Name> | undefined) ?? super.may(name);
  }

  #open(name: string): unknown {
    const { phase, storyteller } = this.game;
    const chief = storyteller !== null && this.asked.includes(storyteller);
    if (name === "i-tell" && this.#tells !== null)
      return { may: "i-tell", ...USUAL["i-tell"], blind: (this.game.previous?.red ?? null) !== null };
    if (name === "ready" && this.#tells === null && phase === "recap" && this.asked.length)
      return { may: "ready" };
    if (name === "choose-guest" && phase === "invite" && chief)
      return { may: "choose-guest", rabbits: ["sun", "moon"] };
    if (name === "count" && phase === "point" && chief) return { may: "count" };
    return undefined;
  }

  /** Beside a real box: who of this device tells now, or ends the recap by telling. */
  get #tells(): Seat | null {
    const { box, phase, board, storyteller, next_storyteller } = this.game;
    if (!box || board.type === "meadow") return null;
    const seat = phase === "i-tell" ? storyteller : phase === "recap" ? next_storyteller : null;
    return seat !== null && this.asked.includes(seat) ? seat : null;
  }

  override async act(move: ActMove, seat?: Seat | null): Promise<boolean> {
    if (seat !== undefined) return super.act(move, seat);
    if (move.do === "ready")
      return (await Promise.all(this.asked.map((one) => super.act(move, one)))).every(Boolean);
    if (move.do === "i-tell") return super.act(move, this.#tells);
    return super.act(
      move,
      move.do === "choose-guest" || move.do === "count" ? this.game.storyteller : this.speaker,
    );
  }
}

/** The same table in the hands of one of them: what is done here is theirs. */
export class SeatTable extends Table {
  constructor(
    readonly shared: SharedTable,
    readonly seat: Seat,
  ) {
    super(shared.connection, shared.code);
  }

  override toast(text: string): void {
    this.shared.toast(text);
  }
  override say(text: string): void {
    this.shared.say(text);
  }
  override act(move: ActMove, seat: Seat | null = this.seat): Promise<boolean> {
    return super.act(move, seat);
  }
}

/** Once the component that showed it has gone: while it goes the page would see the table as it was. */
export function putAway(connection: Connection, seat: Seat): void {
  queueMicrotask(() => {
    if (connection.shown === seat) connection.show(null);
  });
}
