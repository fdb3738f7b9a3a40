// A move in the making: what is picked for it, cards of the hand or numbers on the table,
// that it is on its way, and that it is taken back.
import type { ActMove, CardId, Seat } from "../protocol/types";
import type { Table } from "./table.svelte";

export class Choice<One = CardId> {
  picked = $state.raw<readonly One[]>([]);
  red = $state<One | null>(null);
  /** The next one picked gets the red token. */
  placingRed = $state(false);
  /** The card that is looked at by itself. */
  open = $state<CardId | null>(null);
  /** On its way to the table. */
  busy = $state(false);

  constructor(
    readonly table: Table,
    picked: readonly One[] = [],
  ) {
    this.picked = picked;
  }

  /** As the menu has it: so many cards exactly, or one vote and perhaps a second; or a red token too (P4). */
  get asked(): { readonly least: number; readonly most: number; readonly red: boolean } {
    const vote = this.table.may("vote");
    const count = this.table.may("give")?.count ?? 1;
    return vote ? { least: 1, most: vote.most, red: vote.red } : { least: count, most: count, red: false };
  }

  get enough(): boolean {
    const { least, red } = this.asked;
    return this.picked.length >= least && !(red && this.red === null);
  }

  has(one: One): boolean {
    return this.picked.includes(one);
  }

  /** Picked once more it is let go; one too many lets the first go. */
  pick(one: One): void {
    const { most, red } = this.asked;
    if (this.placingRed) this.red = one;
    else if (this.has(one)) this.picked = this.picked.filter((other) => other !== one);
    else this.picked = [...this.picked, one].slice(-most);
    this.placingRed = red && this.red === null && this.picked.length > 0;
  }

  /** True when the table took it. */
  async cast(move: ActMove, seat?: Seat): Promise<boolean> {
    this.busy = true;
    const taken = await this.table.act(move, seat);
    if (taken) this.open = null;
    this.busy = false;
    return taken;
  }

  /** What was handed in stays picked. */
  takeBack(handed: readonly One[], seat?: Seat): Promise<boolean> {
    this.picked = handed;
    return this.table.act({ do: "take-back" }, seat);
  }
}
