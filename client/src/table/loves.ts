// How many hearts each clue got from others: counted as they come, kept for a reload,
// forgotten with the next game.
import { preference } from "../connection/keeping";

interface Kept {
  readonly game: string;
  readonly hearts: Record<number, number>;
}

export class Loves {
  add(game: string, turn: number): void {
    const hearts = this.of(game);
    preference.keep("loves", { game, hearts: { ...hearts, [turn]: (hearts[turn] ?? 0) + 1 } } satisfies Kept);
  }

  /** How many hearts each turn got. */
  of(game: string): Record<number, number> {
    const kept = preference.get<Kept>("loves");
    return kept?.game === game ? kept.hearts : {};
  }
}
