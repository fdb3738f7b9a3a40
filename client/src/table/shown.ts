// A card as a screen shows it among others, and what is said of it there.
import type { CardId } from "../protocol/types";

export interface Shown {
  readonly card: CardId | null;
  readonly number: number;
  readonly chosen?: boolean;
  readonly tag?: string | undefined;
  readonly barred?: boolean;
}
