// What is said to two in a boat who play for the first time.
import { texts } from "../i18n/language.svelte";
import type { Seat } from "../protocol/types";
import type { Table } from "../table/table.svelte";
import type { Tip } from "./tips";

export function riverTipOf(table: Table, me: Seat): Tip | null {
  const { game } = table;
  const words = texts("coach").river;
  const tells = game.storyteller === me;
  const name = table.name(game.storyteller);
  const partner = table.name(game.seats.find(({ seat }) => seat !== me)!.seat);
  const tip = (step: string, said: { do: string; why: string }): Tip => ({
    step,
    place: table.connection.shared ? "curtain" : "head",
    ...said,
  });
  switch (game.phase) {
    case "volunteer":
      return table.connection.shared
        ? null
        : { ...tip("race", { do: texts("coach").race.do, why: words.raceWhy(partner) }), tail: "down" };
    case "clue":
      return tells
        ? tip("whisper", words.whisper)
        : tip("waits", { do: words.waits.do(name), why: words.waits.why });
    case "contribute":
      return tells ? null : tip("lure", { do: words.lure.do, why: words.lure.why(name) });
    case "vote":
      return tells
        ? tip("hush", { do: words.hush.do, why: words.hush.why(partner) })
        : tip("vote", { do: words.vote.do(name), why: words.vote.why });
    case "recap":
      return tip("recap", words.recap);
    default:
      return null;
  }
}
