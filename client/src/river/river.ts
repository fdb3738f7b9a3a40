// What the Duet screens ask of the table: who the two are, what the owls do, what a turn brought.
import { texts } from "../i18n/language.svelte";
import type { Belief, GameView, RiverGain, RiverView, Seat, TurnView } from "../protocol/types";
import type { Table } from "../table/table.svelte";
import type { Mood } from "./Owl.svelte";

export const river = (game: GameView): RiverView => game.board as RiverView;

/** Which owl, from 0; -1: no owl. */
export const owlAt = (game: GameView, seat: Seat | null): number =>
  seat === null ? -1 : river(game).owls.indexOf(seat);

export function owlName(which: number): string {
  const words = texts("river");
  return [words.grey, words.brown, words.white][which] ?? words.moon;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The other one in the boat. */
export function partner(table: Table, of: Seat | null): Seat {
  return table.game.seats.find(({ seat }) => seat !== of)!.seat;
}

/** The two in the boat, by colour. */
export const boat = (table: Table): number[] => table.game.seats.map(({ seat }) => table.colour(seat));

/** A tame owl sits in the boat (W8). */
export const solo = (game: GameView): boolean => game.seats.some(({ bot }) => bot);

export const lights = (turn: TurnView | null): number => count(turn?.river ?? [], "light");

export function count(gains: readonly RiverGain[], what: RiverGain["what"], owl?: Seat): number {
  return gains.filter((gain) => gain.what === what && (owl === undefined || gain.owl === owl)).length;
}

/** While they listen, think and have chosen; at the end of a turn by what came of it. */
export function moods(game: GameView, turn: TurnView | null = null): Mood[] {
  return river(game).owls.map((owl) => {
    if (turn?.river?.some((gain) => gain.owl === owl && gain.why === "lured")) return "lured";
    if (turn)
      return turn.river?.some((gain) => gain.owl === owl && gain.why === "owl-found") ? "sure" : "awake";
    if (game.phase === "vote") return "sure";
    const thinking = game.phase === "owls-give" || game.phase === "owls-guess";
    if (thinking && !game.waiting_for.includes(owl)) return "sure";
    return game.clue ? "listens" : "awake";
  });
}

/** What an owl went by, in words; the word itself between the two marks of the text. */
export function because(belief: Belief | undefined): string {
  const words = texts("river");
  const { kind = "nothing", word = "", sees = "", turn = 0 } = belief ?? {};
  if (kind === "word") return words.byWord({ word, sees });
  if (kind === "memory") return turn ? words.byMemory({ turn, sees }) : words.byEarlier(sees);
  return kind === "against" ? words.byAgainst : words.byNothing;
}
