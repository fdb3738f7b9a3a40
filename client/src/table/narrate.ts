// The reveal in words, for the live region: the same steps a sighted player sees.
import type { Dictionary } from "../i18n/language.svelte";
import { clauses, sentence, sentences } from "../i18n/signs";
import type { TurnView } from "../protocol/types";
import { reason } from "./reasons";
import { lines, truth, type Step } from "./reveal";
import type { Table } from "./table.svelte";

export function narrate(step: Step | undefined, turn: TurnView, table: Table, t: Dictionary): string | null {
  const told = t.recap;
  switch (step?.kind) {
    case "token": {
      const played = turn.table.find(({ slot }) => slot === step.slot)!;
      // One sentence a card, when its last token has dropped.
      return played.votes.at(-1) === step.seat
        ? told.votes({ slot: step.slot, names: played.votes.map((seat) => table.who(seat)) })
        : null;
    }
    case "red":
      return told.redCard(turn.red!);
    case "owner": {
      const { owner } = turn.table.find(({ slot }) => slot === step.slot)!;
      return owner === table.you
        ? told.ownsYou(step.slot)
        : told.owns({ slot: step.slot, name: table.name(owner) });
    }
    case "truth": {
      const card = truth(turn)!;
      return card.owner === table.you
        ? told.wasYours(card.slot)
        : told.was({ slot: card.slot, name: table.name(card.owner) });
    }
    case "points": {
      const arrived = lines(turn).filter(({ seat }) => step.seats.includes(seat));
      return sentences(
        arrived.map(({ seat, total, gains }) => {
          const reasons = gains.map((gain) => reason(gain, table, t));
          return sentence(clauses([told.score({ name: table.who(seat), score: total }), ...reasons]));
        }),
      );
    }
    default:
      return null;
  }
}

/** The whole outcome at once, for whoever skips or comes late. */
export function summary(steps: readonly Step[], turn: TurnView, table: Table, t: Dictionary): string {
  const outcome = steps.filter(
    (step) => step.kind === "red" || step.kind === "truth" || step.kind === "points",
  );
  return sentences(outcome.map((step) => narrate(step, turn, table, t) ?? ""));
}
