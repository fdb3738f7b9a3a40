// What only grown-ups decide at a children's table waits behind a sum: removing somebody, another game, a gone player.
import type { Table } from "../table/table.svelte";

let waiting = $state.raw<(() => void) | null>(null);

export const gate = {
  get waiting(): (() => void) | null { return waiting; },
  /** It stays while the table moves on. */
  ask(then: () => void): void {
    waiting = then;
  },
  close(): void {
    waiting = null;
  },
};

/** At once where no children's game is meant; else after the sum. */
export function grownUp(table: Table, then: () => void): void {
  if ((table.running?.ruleset ?? table.room.settings.ruleset) === "kids") waiting = then;
  else then();
}
