// Walks the children's reveal from the server's start time, so that every screen counts together.
import { untrack } from "svelte";
import type { Table } from "../table/table.svelte";
import { cue } from "../sound/cue";
import { kidsSteps, kidsStill, type KidsStill } from "./count";

/** A child who does not read hears it: a drum for each number, then the pointing, then what came of it. */
function sound(before: KidsStill, now: KidsStill, table: Table): void {
  if (now.count !== null && (now.count !== before.count || now.count === 3)) cue("drum", 3 - now.count);
  else if (now.pointing && !before.pointing) cue("point");
  else if (now.owners && !before.owners) cue("laid");
  else if (now.truth && !before.truth) cue("truth");
  else if (now.outcome && !before.outcome) cue(table.game.previous?.visit?.welcomed ? "right" : "almost");
}

/** To be called while a component is made. */
export function walk(table: Table): { readonly now: KidsStill; skip: () => void } {
  const steps = kidsSteps(table.game.previous?.skipped ?? false);
  let now = $state.raw(kidsStill(steps, table.connection.now() - table.message.since));
  let timer = 0;
  let skipped = false;
  $effect(() => {
    const { since } = table.message;
    const look = () => {
      if (skipped) return;
      const elapsed = table.connection.now() - since;
      const seen = kidsStill(steps, elapsed);
      sound(now, seen, table);
      now = seen;
      if (seen.next !== null) timer = window.setTimeout(look, seen.next - elapsed + 5);
    };
    // It reads what it writes; only a new start time begins it anew.
    untrack(look);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
    skip() {
      clearTimeout(timer);
      skipped = true;
      now = kidsStill(steps, Infinity);
    },
  };
}
