// What is to be seen of a card: its picture, or the number of one from a real box (N1).
import type { CardId, PictureView } from "../protocol/types";

export interface Face extends PictureView {
  readonly number?: number;
}

/** Beside a real box a card is known by its number alone; cards of decks have a name with the deck in it. */
export const numbered = (card: CardId): boolean => /^\d+$/.test(card);

export const numberOf = (card: CardId): Face | undefined =>
  numbered(card) ? { key: "", preview: null, number: Number(card) } : undefined;
