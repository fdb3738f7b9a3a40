// Why there are points, in the words of the language.
import type { Dictionary } from "../i18n/language.svelte";
import type { Gain, Seat } from "../protocol/types";
import type { Table } from "./table.svelte";

/** The table, or whoever an example is about. */
type People = Pick<Table, "name" | "you"> & Partial<Pick<Table, "teams">>;

export function reason(gain: Gain, people: People, t: Dictionary): string {
  const why = t.recap.why;
  const named = (seats: readonly Seat[]) => seats.map((seat) => people.name(seat));
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
      // A team has one score and two hands: the card may be the other’s.
      if (gain.seat === people.you && !people.teams) return why.fooledYou(named(gain.by));
      // Nobody reads their own name.
      return gain.by.includes(people.you!)
        ? why.youFell(named(gain.by.filter((seat) => seat !== people.you)))
        : why.fooled(named(gain.by));
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
