// What is said to somebody who plays for the first time: what to do now and why it pays, by their
// part in the phase. Which variant fits is read from the view; no game is asked for by its name.
import { texts } from "../i18n/language.svelte";
import { sentences } from "../i18n/signs";
import type { GameView, Seat, SeatView } from "../protocol/types";
import { crowdPlays } from "../table/crowd";
import type { Table } from "../table/table.svelte";
import { because } from "./because";
import { boxTipOf } from "./box";
import { riverTipOf } from "./river";

/** Where on the screen it stands: `data-coach` names these places. */
export type Place = "head" | "dock" | "points" | "prompt" | "curtain";

export interface Tip {
  /** Each is given once a game and device. */
  readonly step: string;
  readonly place: Place;
  /** Which way it points, if it points at anything. */
  readonly tail?: "up" | "down";
  readonly do: string;
  readonly why: string;
}

/** Whose tips these are: on a shared device the one who is waited for. */
export function reader(table: Table): Seat | null {
  if (!table.connection.shared) return table.aside === null ? table.you : null;
  return table.game.waiting_for.find((seat) => table.mine.includes(seat)) ?? null;
}

/** Boards with words of their own; those of the meadow are in pictures. */
const TOLD: Readonly<Record<GameView["board"]["type"], ((table: Table, me: Seat) => Tip | null) | null>> = {
  "score-track": null,
  meadow: () => null,
  river: riverTipOf,
};

/** `picked`: the storyteller has chosen a card. */
export function tipOf(table: Table, picked: boolean): Tip | null {
  const { game } = table;
  const me = reader(table);
  if (me === null) return null;
  const own = TOLD[game.board.type];
  if (own) return own(table, me);
  if (game.box && game.phase !== "agree" && game.phase !== "recap") return boxTipOf(table, me);
  const shared = table.connection.shared;
  const goal = game.board.type === "score-track" ? (game.board.target ?? "…") : "…";
  const words = texts("coach");
  const seatOf = (seat: Seat): SeatView | undefined => game.seats.find((one) => one.seat === seat);
  const teller = game.storyteller;
  const tells = me === teller;
  const mate = seatOf(me)?.mate ?? null;
  const mateName = mate === null ? "" : table.name(mate);
  const name = table.name(teller);
  const waited = table.waitsFor(me);
  const crowd = crowdPlays(table);
  const here = (step: string, said: { do: string; why: string }, tail?: "up" | "down"): Tip => ({
    step,
    place: shared ? "curtain" : "head",
    ...(tail && !shared ? { tail } : {}),
    ...said,
  });

  switch (game.phase) {
    case "volunteer":
      if (shared) return null;
      if (!game.hand) return here("race", words.phraseRace);
      return mate === null
        ? here("race", { do: words.race.do, why: words.race.why(goal) }, "down")
        : here("race", { do: words.raceTeam.do(mateName), why: words.raceTeam.why }, "down");
    case "clue": {
      if (!tells && mate !== null)
        return mate === teller
          ? here("wait-partner", { do: words.waitPartner.do(name), why: words.waitPartner.why })
          : here("wait", { do: words.waitTeam.do(name), why: words.waitTeam.why(mateName) });
      if (!tells)
        // Later the others see their cards at once (P2); a red token tells of the turn before.
        return game.hand && (game.previous?.red ?? null) === null
          ? here("wait", { do: words.wait.do(name), why: words.wait.why })
          : here("wait", { do: words.phraseWait.do(name), why: words.phraseWait.why });
      const tell = table.may("tell");
      const hint = mate === null ? words.hint : { do: words.hintTeam.do, why: words.hintTeam.why(mateName) };
      if (shared) return here("tell", { do: words.pick.do, why: sentences([hint.do, hint.why]) });
      if (!tell) return null;
      if (!tell.cards) return { ...here("tell", words.phrase, "down"), place: "dock" };
      return { ...here("tell", picked ? hint : words.pick, picked ? "down" : "up"), place: "dock" };
    }
    case "agree":
      if (tells) return here("agree-told", { do: words.agreeWait.do, why: words.agreeWait.why(mateName) });
      if (mate === teller)
        return here("agree-partner", { do: words.agreePartner.do, why: words.agreePartner.why(name) });
      if (shared) return null;
      return {
        ...here("agree", { do: words.agree.do(mateName), why: words.agree.why }, "down"),
        place: "dock",
      };
    case "contribute": {
      if (crowd) return waited ? here("give", words.fit, "down") : null;
      if (tells)
        return here(
          "hidden",
          mate === null ? words.hidden : { do: words.hiddenTeam.do(mateName), why: words.hiddenTeam.why },
        );
      if (mate !== null) {
        if (mate === teller)
          return waited
            ? here("partner", { do: words.partner.do(name), why: words.partner.why(name) }, "down")
            : null;
        if (waited)
          return here("give", { do: words.giveTeam.do(name), why: words.giveTeam.why(mateName) }, "down");
        if (seatOf(me)?.acted) return null;
        return here("mate-gives", { do: words.mateGives.do(mateName), why: words.mateGives.why });
      }
      if (!waited) return null;
      const two = (table.may("give")?.count ?? 1) > 1;
      const said = two ? words.give2 : words.give;
      return here("give", { do: said.do(name), why: said.why }, "down");
    }
    case "vote": {
      if (crowd) {
        if (!waited) return null;
        return tells
          ? here("red", words.red, "down")
          : here("vote", { do: words.crowd.do, why: words.crowd.why(name) }, "down");
      }
      if (mate !== null) {
        if (tells) return here("sought", { do: words.soughtTeam.do, why: words.soughtTeam.why(mateName) });
        if (mate === teller)
          return here("sought-partner", {
            do: words.soughtPartner.do(name),
            why: words.soughtPartner.why(name),
          });
        if (waited)
          return here(
            "vote",
            { do: words.voteTeam.do(name), why: words.voteTeam.why({ mate: mateName, name }) },
            "down",
          );
        if (seatOf(me)?.acted) return null;
        return here("mate-votes", {
          do: words.mateVotes.do(mateName),
          why: words.mateVotes.why({ mate: mateName, name }),
        });
      }
      if (tells) return here("sought", words.sought);
      if (!waited) return null;
      const said = (table.may("vote")?.most ?? 1) > 1 ? words.vote2 : words.vote;
      return here("vote", { do: said.do(name), why: said.why(name) }, "down");
    }
    case "recap": {
      const turn = game.previous;
      // Where many look at one screen, nobody is “you”: the points have their reasons beside them.
      if (!turn || turn.skipped || shared) return null;
      const { points, reasons } = because(table, turn, me);
      return {
        step: me === turn.storyteller ? "points-told" : "points",
        place: "points",
        tail: "down",
        do: words.why(points),
        why: sentences(reasons),
      };
    }
    default:
      return null;
  }
}
