// What a player behind the curtain has chosen so far. It outlives the look at the hand, and holds no more of it than the choice.
import type { ActMove, CardId, Slot } from "../protocol/types";
import type { Shown } from "../table/Cards.svelte";
import type { Table } from "../table/table.svelte";

export class Picking {
  cards = $state.raw<readonly CardId[]>([]);
  slots = $state.raw<readonly Slot[]>([]);
  red = $state<Slot | null>(null);
  placingRed = $state(false);
  /** How many cards or votes; known once the hand was seen. */
  most = $state(1);
  needsRed = $state(false);

  constructor(readonly table: Table) {}

  get onTable(): boolean {
    return this.table.game.phase === "vote" || this.table.game.phase === "point";
  }

  get count(): number {
    return this.onTable ? this.slots.length : this.cards.length;
  }

  /** Enough to be handed in. A second vote is never asked for. */
  get enough(): boolean {
    return this.onTable ? this.slots.length > 0 && (!this.needsRed || this.red !== null) : this.cards.length === this.most;
  }

  /** The cards to look at, while they are here. */
  get shown(): readonly Shown[] {
    const { game } = this.table;
    const vote = this.table.may("vote");
    if (this.onTable) {
      return game.table.map(({ card, slot, mine }) => ({ card, number: slot, chosen: this.slots.includes(slot) || (game.ballot?.slots.includes(slot) ?? false), barred: !!vote && !vote.slots.includes(slot), tag: mine ?? undefined }));
    }
    const hand = this.table.may("tell")?.cards ?? this.table.may("give")?.cards ?? game.hand;
    const held = game.seats.find(({ seat }) => seat === this.table.you)?.hand ?? 0;
    if (!hand) return Array.from({ length: held }, (_, i) => ({ card: null, number: i + 1 }));
    return hand.map((card, i) => ({ card, number: i + 1, chosen: this.cards.includes(card) || game.given.includes(card) }));
  }

  /** Remembers what is asked for. */
  learn(): void {
    const vote = this.table.may("vote");
    this.most = vote?.most ?? this.table.may("give")?.count ?? 1;
    this.needsRed = vote?.red ?? false;
  }

  choose({ card, number, barred }: Shown): void {
    if (barred || card === null) return;
    if (!this.onTable) {
      this.cards = this.cards.includes(card) ? this.cards.filter((one) => one !== card) : [...this.cards, card].slice(-this.most);
    } else if (this.placingRed) {
      this.red = number;
      this.placingRed = false;
    } else {
      this.slots = this.slots.includes(number) && this.most > 1 ? this.slots.filter((one) => one !== number) : [...this.slots.filter((one) => one !== number), number].slice(-this.most);
      this.placingRed = this.needsRed && this.red === null;
    }
  }

  get move(): ActMove {
    return this.onTable ? { do: "vote", slots: this.slots, red: this.needsRed ? this.red : null } : { do: "give", cards: this.cards };
  }
}
