// Why somebody got what they got in a turn, in whole sentences.
import { texts } from "../i18n/language.svelte";
import type { Seat, TurnView } from "../protocol/types";
import type { Table } from "../table/table.svelte";

export function because(
  table: Table,
  turn: TurnView,
  me: Seat,
): { readonly points: number; readonly reasons: readonly string[] } {
  const { because: words } = texts("coach");
  const { seats } = table.game;
  const mate = seats.find(({ seat }) => seat === me)?.mate ?? null;
  // A pair stands at its first seat.
  const unit = seats.find(({ seat }) => seat === me || seat === mate)?.seat;
  const gains = turn.gains.filter(({ seat }) => seat === unit);
  const name = table.name(turn.storyteller);
  const tells = me === turn.storyteller;
  const pair = mate !== null;
  const home = tells || mate === turn.storyteller;
  const theirs = tells || (!home && turn.table.some(({ owner }) => owner === mate));
  const reasons = gains.map(({ why, by, points }) => {
    switch (why) {
      case "told":
        return pair && !tells ? words.toldTeam(name) : words.told;
      case "found":
        if (!pair) return words.found(name);
        return words.foundTeam({ you: by[0] === me, who: table.name(by[0] ?? null), name });
      case "everyone-found":
        if (pair)
          return home
            ? tells
              ? words.tooPlainPair
              : words.tooPlainTeam(name)
            : words.everyoneFoundPair(name);
        return tells ? words.tooPlain : words.everyoneFound(name);
      case "nobody-found":
        if (pair)
          return home
            ? tells
              ? words.tooStrangePair
              : words.tooStrangeTeam(name)
            : words.nobodyFoundPair(name);
        return tells ? words.tooStrange : words.nobodyFound(name);
      case "fooled": {
        const said = { names: by.map((seat) => table.name(seat)), n: points, capped: by.length > points };
        // A pair has one card that leads astray, and either may have given it (T3, T4).
        return pair && theirs ? words.fooledMate({ ...said, mate: table.name(mate) }) : words.fooled(said);
      }
      case "single-vote":
        return words.single;
      case "together":
        return words.together({ n: by.length, points });
      case "alone":
        return words.alone;
      case "red":
        return words.red;
    }
  });
  return {
    points: gains.reduce((sum, gain) => sum + gain.points, 0),
    reasons: reasons.length ? reasons : [pair ? words.missedTeam(name) : words.missed(name)],
  };
}
