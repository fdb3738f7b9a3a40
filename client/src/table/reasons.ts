// Why there are points, in the words of the language.
import type { Dictionary } from "../i18n/language.svelte";
import type { Gain } from "../protocol/types";
import type { Table } from "./table.svelte";

/** `people`: the table, or whoever an example is about. */
export function reason(gain: Gain, people: Pick<Table, "name" | "you">, t: Dictionary): string {
  const why = t.recap.why;
  const names = gain.by.map((seat) => people.name(seat));
  switch (gain.why) {
    case "told":
      return why.told;
    case "found":
      return why.found;
    case "everyone-found":
      return why.everyoneFound;
    case "nobody-found":
      return why.nobodyFound;
    case "fooled":
      return gain.seat === people.you ? why.fooledYou(names) : why.fooled(names);
    case "single-vote":
      return why.singleVote;
    case "together":
      return why.together(gain.by.length);
    case "alone":
      return why.alone;
    case "red":
      return why.red;
  }
}
