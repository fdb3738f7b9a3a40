// One screen for each phase of the engine, by the same name, and what is told aloud when it begins.
// A new phase does not compile until it has both.
import type { Component } from "svelte";
import { quietly } from "../connection/reloading";
import { texts, type Dictionary } from "../i18n/language.svelte";
import { sentence, sentences } from "../i18n/signs";
import type { GameView, PhaseName } from "../protocol/types";
import { crowdPlays, crowdVotes, phraseFirst } from "../table/crowd";
import type { Table } from "../table/table.svelte";
import Volunteer from "./Volunteer.svelte";

/** What a game begins with is there at once; the rest is fetched before it is near. */
type Screen = { readonly now: Component } | { readonly later: () => Promise<{ default: Component }> };

/** Whose move it is, and the clue: for who hears the page instead of seeing it. */
type Says = (table: Table, t: Dictionary) => string;

function inTheBoat(phase: keyof typeof import("../river/screens")) {
  return { later: () => import("../river/screens").then((screens) => ({ default: screens[phase] })) };
}

/** Beside a real box there are numbers in the place of cards. */
function besideBox(phase: keyof typeof import("../box/screens")) {
  return { later: () => import("../box/screens").then((screens) => ({ default: screens[phase] })) };
}

export const PHASES = {
  volunteer: { now: Volunteer, says: (_, t) => t.volunteer.title },
  clue: {
    later: () => import("./Clue.svelte"),
    says: (table, t) =>
      table.may("tell")
        ? t.clue.title
        : t.clue[phraseFirst(table) ? "waitsPhrase" : "waits"](table.name(table.game.storyteller)),
  },
  invite: {
    later: () => import("./Invite.svelte"),
    says: (table) =>
      table.may("choose-guest")
        ? texts("meadow").guest
        : texts("meadow").wait(table.name(table.game.storyteller)),
  },
  agree: {
    later: () => import("./Agree.svelte"),
    says: (table, t) => (table.may("name-giver") ? t.agree.title : t.agree.wait),
  },
  contribute: {
    later: () => import("./Contribute.svelte"),
    says: (table, t) => {
      if (table.game.board.type === "meadow")
        return table.tells ? texts("meadow").invitation : texts("meadow").other;
      const give = table.may("give");
      const what = crowdPlays(table) ? t.contribute.party : t.contribute.pick(give?.count ?? 1);
      return sentences([told(table, t), give ? what : ""]);
    },
  },
  vote: {
    later: () => import("./Vote.svelte"),
    says: (table, t) =>
      !table.may("vote")
        ? (table.aside ?? t.vote.youTold)
        : crowdVotes(table)
          ? t.vote.crowd
          : t.vote.title(table.name(table.game.storyteller)),
  },
  "owls-give": { ...inTheBoat("contribute"), says: () => texts("river").owlsGive },
  "owls-guess": { ...inTheBoat("vote"), says: () => texts("river").owlsLook },
  point: {
    later: () => import("./Point.svelte"),
    says: (table) => (table.may("vote") ? texts("meadow").point : texts("meadow").chief),
  },
  "i-tell": {
    ...besideBox("i-tell"),
    says: (table) =>
      table.game.storyteller === null
        ? texts("box").race
        : texts("box").waits(table.name(table.game.storyteller)),
  },
  "open-slots": {
    ...besideBox("open-slots"),
    says: (table) =>
      table.may("open-slots") ? texts("box").which : texts("box").lay(table.name(table.game.storyteller)),
  },
  claim: {
    ...besideBox("claim"),
    says: (table) => {
      const claim = table.may("claim");
      return claim ? texts("box").played(claim.count) : "";
    },
  },
  // These two tell what they show, step by step.
  recap: { later: () => import("./Recap.svelte"), says: () => "" },
  over: { later: () => import("./Over.svelte"), says: () => "" },
} satisfies Record<PhaseName, Screen & { readonly says: Says }>;

/** Whose clue it is, and the clue, as a sentence. */
function told(table: Table, t: Dictionary): string {
  const { game } = table;
  const { text: clue, manner } = game.clue!;
  const name = table.name(game.storyteller);
  if (!clue.trim()) {
    const aloud = { manner, past: false };
    return sentence(table.tells ? t.who.youAloud(aloud) : t.who.aloud({ name, ...aloud }));
  }
  const says = table.tells ? t.who.youSay : t.who.says(name);
  return `${says}${t.colon}${sentence(clue)}`;
}

/** On the meadow the same phases have a child's screens. */
const MEADOW: Partial<Record<PhaseName, Screen>> = {
  contribute: { later: () => import("./Deliver.svelte") },
  recap: { later: () => import("./Meeting.svelte") },
  over: { later: () => import("./Birthday.svelte") },
};

/** So have two in a boat. */
const RIVER: Partial<Record<PhaseName, Screen>> = {
  clue: inTheBoat("clue"),
  contribute: inTheBoat("contribute"),
  vote: inTheBoat("vote"),
  recap: inTheBoat("recap"),
  over: inTheBoat("over"),
};
const BOARDS = { "score-track": {}, meadow: MEADOW, river: RIVER } satisfies Record<
  GameView["board"]["type"],
  Partial<Record<PhaseName, Screen>>
>;

/** Beside a television a phone shows only what is private. */
const BESIDE: Screen = { later: () => import("./Beside.svelte") };

const BOX: Partial<Record<PhaseName, Screen>> = {
  agree: besideBox("agree"),
  recap: besideBox("recap"),
  over: besideBox("over"),
};

export function screenOf(game: GameView, tv = false): Screen {
  if (game.box && BOX[game.phase]) return BOX[game.phase]!;
  if (tv && game.phase === "recap" && game.board.type !== "river") return BESIDE;
  const own: Partial<Record<PhaseName, Screen>> = BOARDS[game.board.type];
  return own[game.phase] ?? PHASES[game.phase];
}

const ONLY_ON: Partial<Record<PhaseName, GameView["board"]["type"]>> = {
  invite: "meadow",
  point: "meadow",
  "owls-give": "river",
  "owls-guess": "river",
};
const BESIDE_BOX: readonly PhaseName[] = ["i-tell", "open-slots", "claim"];

/** Fetched in the quiet after the first screen, so that no phase waits for the network. */
export async function prepare(game: GameView): Promise<void> {
  for (const phase of Object.keys(PHASES) as PhaseName[]) {
    const screen = screenOf({ ...game, phase });
    const on = ONLY_ON[phase];
    if (BESIDE_BOX.includes(phase) && !game.box) continue;
    if ("later" in screen && (!on || on === game.board.type)) await quietly(screen.later);
  }
}
