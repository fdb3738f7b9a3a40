// Which clue got the most hearts: counted as they come, kept for a reload, forgotten with the next game.
import { preference } from "../connection/keeping";

interface Kept {
  readonly game: string;
  readonly hearts: Record<number, number>;
}

export class Loves {
  add(game: string, turn: number): void {
    const hearts = this.#of(game);
    preference.keep("loves", { game, hearts: { ...hearts, [turn]: (hearts[turn] ?? 0) + 1 } } satisfies Kept);
  }

  /** The turn with the most hearts; the first of several. */
  most(game: string): { readonly turn: number; readonly hearts: number } | null {
    const [first] = Object.entries(this.#of(game)).sort(([, a], [, b]) => b - a);
    return first ? { turn: Number(first[0]), hearts: first[1] } : null;
  }

  #of(game: string): Record<number, number> {
    const kept = preference.get<Kept>("loves");
    return kept?.game === game ? kept.hearts : {};
  }
}
