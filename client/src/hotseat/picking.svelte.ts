// What a player behind the curtain has chosen so far.
// It outlives the look at the hand, and holds no more of it than the choice.
import type { ActMove, CardId, Slot } from "../protocol/types";
import { Choice } from "../table/choice.svelte";
import type { Shown } from "../table/shown";

export class Picking extends Choice<CardId | Slot> {
  /** Known once the hand was seen. */
  #asked = $state.raw<Choice["asked"]>({ least: 1, most: 1, red: false });

  override get asked(): Choice["asked"] {
    return this.#asked;
  }

  /** Remembers what is asked for. */
  learn(): void {
    this.#asked = super.asked;
  }

  get onTable(): boolean {
    return this.table.game.phase === "vote" || this.table.game.phase === "point";
  }

  get card(): CardId | null {
    return this.picked.find((one) => typeof one === "string") ?? null;
  }

  /** The cards to look at, while they are here. */
  get shown(): readonly Shown[] {
    const { game } = this.table;
    const vote = this.table.may("vote");
    if (this.onTable) {
      return game.table.map(({ card, slot, mine }) => ({
        card,
        number: slot,
        chosen: this.has(slot) || (game.ballot?.slots.includes(slot) ?? false),
        barred: !!vote && !vote.slots.includes(slot),
        tag: mine ?? undefined,
      }));
    }
    const hand = this.table.may("tell")?.cards ?? this.table.may("give")?.cards ?? game.hand;
    const held = game.seats.find(({ seat }) => seat === this.table.you)?.hand ?? 0;
    if (!hand) return Array.from({ length: held }, (_, i) => ({ card: null, number: i + 1 }));
    return hand.map((card, i) => ({
      card,
      number: i + 1,
      chosen: this.has(card) || game.given.includes(card),
    }));
  }

  choose({ card, number, barred }: Shown): void {
    if (barred || card === null) return;
    // A finger that comes back to the one vote means it.
    if (this.onTable && this.asked.most === 1 && !this.placingRed) this.picked = [];
    this.pick(this.onTable ? number : card);
  }

  get move(): ActMove {
    if (!this.onTable) return { do: "give", cards: this.picked.filter((one) => typeof one === "string") };
    const slots = this.picked.filter((one) => typeof one === "number");
    return { do: "vote", slots, red: typeof this.red === "number" ? this.red : null };
  }
}
