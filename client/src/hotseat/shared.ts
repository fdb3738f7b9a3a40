// The table as a shared device sees it between two hands:
// what is public may be done for everybody here without a curtain.
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
    if (name === "ready" && phase === "recap" && this.asked.length) return { may: "ready" };
    if (name === "choose-guest" && phase === "invite" && chief)
      return { may: "choose-guest", rabbits: ["sun", "moon"] };
    if (name === "count" && phase === "point" && chief) return { may: "count" };
    return undefined;
  }

  override async act(move: ActMove, seat?: Seat | null): Promise<boolean> {
    if (seat !== undefined) return super.act(move, seat);
    if (move.do === "ready")
      return (await Promise.all(this.asked.map((one) => super.act(move, one)))).every(Boolean);
    return super.act(
      move,
      move.do === "choose-guest" || move.do === "count" ? this.game.storyteller : this.speaker,
    );
  }
}
