// Walks the children's reveal from the server's start time, so that every screen counts together.
import type { Table } from "../table/table.svelte";
import { kidsSteps, kidsStill, type KidsStill } from "./count";

/** To be called while a component is made. */
export function walk(table: Table): { readonly now: KidsStill; skip: () => void } {
  const steps = kidsSteps(table.game.previous?.skipped ?? false);
  let now = $state.raw(kidsStill(steps, table.connection.now() - table.message.since));
  let timer = 0;
  $effect(() => {
    const { since } = table.message;
    const look = () => {
      const elapsed = table.connection.now() - since;
      const seen = kidsStill(steps, elapsed);
      now = seen;
      if (seen.next !== null) timer = window.setTimeout(look, seen.next - elapsed + 5);
    };
    look();
    return () => clearTimeout(timer);
  });
  return {
    get now() { return now; },
    skip() {
      clearTimeout(timer);
      now = kidsStill(steps, Infinity);
    },
  };
}
