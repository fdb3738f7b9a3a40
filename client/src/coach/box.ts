// What is said beside a real box to somebody who plays for the first time: the cards are on the table,
// so the same is told in the moments in which the phone is looked at.
import { texts } from "../i18n/language.svelte";
import { sentences } from "../i18n/signs";
import type { Seat } from "../protocol/types";
import { crowdVotes } from "../table/crowd";
import type { Table } from "../table/table.svelte";
import type { Tip } from "./tips";

type Said = { readonly do: string; readonly why: string };

export function boxTipOf(table: Table, me: Seat): Tip | null {
  const { game } = table;
  const words = texts("coach");
  const { tips } = texts("box");
  const name = table.name(game.storyteller);
  const tells = game.storyteller === me;
  const mate = game.seats.find(({ seat }) => seat === me)?.mate ?? null;
  const mateName = table.name(mate);
  const home = mate !== null && mate === game.storyteller;
  // Party's phrase comes first (P2); whoever does not tell sees it by the red token of the turn before.
  const blind = table.may("i-tell")?.blind ?? (game.previous?.red ?? null) !== null;
  const tip = (step: string, said: Said): Tip => ({
    step,
    place: table.connection.shared ? "curtain" : "head",
    do: said.do,
    why: said.why,
  });

  switch (game.phase) {
    case "i-tell":
      if (game.storyteller === null) {
        if (blind) return tip("race", words.phraseRace);
        return tip(
          "race",
          mate === null
            ? {
                do: words.race.do,
                why: words.race.why((game.board.type === "score-track" && game.board.target) || "…"),
              }
            : { do: words.raceTeam.do(mateName), why: words.raceTeam.why },
        );
      }
      if (tells) {
        if (blind) return tip("tell", words.phrase);
        const hint: Said =
          mate === null ? words.hint : { do: words.hintTeam.do, why: words.hintTeam.why(mateName) };
        return tip("tell", { do: words.pick.do, why: sentences([hint.do, hint.why]) });
      }
      if (home) return tip("wait-partner", { do: words.waitPartner.do(name), why: words.waitPartner.why });
      if (mate !== null)
        return tip("wait", { do: words.waitTeam.do(name), why: words.waitTeam.why(mateName) });
      return tip("wait", {
        do: blind ? words.phraseWait.do(name) : words.wait.do(name),
        why: blind ? words.phraseWait.why : words.wait.why,
      });
    case "open-slots":
      if (tells) return tip("open", { do: tips.open, why: tips.openWhy });
      if (home) return tip("partner", { do: words.partner.do(name), why: words.partner.why(name) });
      if (mate !== null)
        return game.named[me] === me
          ? tip("give", { do: words.giveTeam.do(name), why: words.giveTeam.why(mateName) })
          : tip("mate-gives", { do: words.mateGives.do(mateName), why: words.mateGives.why });
      return tip("give", { do: words.give.do(name), why: words.give.why });
    case "claim": {
      const vote = table.may("vote");
      const claim = table.may("claim");
      if (claim && !game.table.some(({ mine }) => mine === "own"))
        return tip("claim", { do: tips.claim(claim.count), why: tips.claimWhy });
      if (crowdVotes(table)) {
        if (!vote || game.ballot) return null;
        return tells
          ? tip("red", words.red)
          : tip("vote", { do: words.crowd.do, why: words.crowd.why(name) });
      }
      if (tells)
        return mate === null
          ? tip("sought", words.sought)
          : tip("sought", { do: words.soughtTeam.do, why: words.soughtTeam.why(mateName) });
      if (home)
        return tip("sought-partner", {
          do: words.soughtPartner.do(name),
          why: words.soughtPartner.why(name),
        });
      if (!vote)
        return mate === null
          ? null
          : tip("mate-votes", {
              do: words.mateVotes.do(mateName),
              why: words.mateVotes.why({ mate: mateName, name }),
            });
      if (game.ballot) return null;
      if (mate !== null)
        return tip("vote", {
          do: words.voteTeam.do(name),
          why: words.voteTeam.why({ mate: mateName, name }),
        });
      const said = vote.most > 1 ? words.vote2 : words.vote;
      return tip("vote", { do: said.do(name), why: said.why(name) });
    }
    default:
      return null;
  }
}
