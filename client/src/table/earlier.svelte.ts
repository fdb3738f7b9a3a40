// The finished turns of the running game, the last one first. Each is kept as it is told;
// who came later, or reloaded, asks the table for those before.
import { earlierTurns } from "../connection/api";
import type { TurnView, WrittenDownView } from "../protocol/types";
import type { Table } from "./table.svelte";

/** What is told to everybody; the turn that is being revealed is not yet. */
function known(table: Table): { readonly previous: TurnView | null; readonly last: number } {
  const { game } = table;
  const running = game.phase === "recap" ? game.previous?.number : undefined;
  const previous = game.previous && game.previous.number !== running ? game.previous : null;
  return { previous, last: running === undefined ? (previous?.number ?? 0) : running - 1 };
}

export class Earlier {
  #game = -1;
  #asked = 0;
  #turns = $state.raw<Readonly<Record<number, TurnView>>>({});

  constructor(readonly table: Table) {}

  get turns(): readonly TurnView[] {
    const { last } = known(this.table);
    return Object.values(this.#turns)
      .filter(({ number, skipped, table }) => number <= last && !skipped && table.length)
      .sort((a, b) => b.number - a.number);
  }

  /** Whatever is missing is asked for, once. */
  look(): void {
    const { table } = this;
    const { games } = table.room;
    if (games !== this.#game) {
      this.#game = games;
      this.#asked = 0;
      this.#turns = {};
    }
    const { previous, last } = known(table);
    if (previous && this.#turns[previous.number] !== previous)
      this.#turns = { ...this.#turns, [previous.number]: previous };
    const missing = Array.from({ length: last }, (_, i) => i + 1).some((number) => !this.#turns[number]);
    if (!missing || this.#asked === last) return;
    this.#asked = last;
    void this.#ask(games);
  }

  /** What others have written down meanwhile. */
  again(): void {
    const aloud = Object.values(this.#turns).some(({ clue }) => clue && !clue.text.trim());
    if (aloud) void this.#ask(this.#game);
  }

  /** Written down on this device; the table tells it of the last turn alone. */
  note(number: number, words: WrittenDownView): void {
    const turn = this.#turns[number];
    if (turn) this.#turns = { ...this.#turns, [number]: { ...turn, written_down: words } };
  }

  async #ask(games: number): Promise<void> {
    const told = await earlierTurns(this.table.code, this.table.connection.token).catch(() => null);
    if (!told || told.game !== games || this.#game !== games) return;
    this.table.laid = told.pictures;
    this.#turns = { ...this.#turns, ...Object.fromEntries(told.turns.map((turn) => [turn.number, turn])) };
  }
}

const kept = new WeakMap<Table, Earlier>();

/** One for a table, whichever screens look back. */
export function earlier(table: Table): Earlier {
  const found = kept.get(table) ?? new Earlier(table);
  kept.set(table, found);
  return found;
}
