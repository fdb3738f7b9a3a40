// Whether a grown-up is needed for what somebody asks: only where a children's game is meant.
import { rulesets } from "../connection/rulesets.svelte";
import type { Table } from "../table/table.svelte";
import { gate } from "./gate.svelte";

/** At once where no children's game is meant; else after the sum, also where the server does not say. */
export async function grownUp(table: Table, then: () => void): Promise<void> {
  const id = table.running?.ruleset ?? table.room.settings.ruleset;
  const about = (await rulesets.load().catch(() => [])).find((one) => one.id === id);
  if (about?.audience === "everyone") then();
  else gate.ask(then);
}
