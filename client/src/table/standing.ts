// Where the table stands: everybody's total, who leads, which turn it is and where the game ends.
import { i18n } from "../i18n/language.svelte";
import type { Seat } from "../protocol/types";
import type { Table } from "./table.svelte";
import { standings } from "./units";

/** Who scores together, as it is shown: a seat, or a team with both its seats. */
export interface Standing {
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly score: number;
  /** Has done what this phase asks for. */
  readonly done: boolean;
  readonly waited: boolean;
  readonly tells: boolean;
  readonly gone: boolean;
}

/** The leader first; who came earlier to the table before others with as many points. */
export function ranks(table: Table, scores: Record<Seat, number> = standings(table)): Standing[] {
  const { game } = table;
  const told = game.phase === "recap";
  const teller = told ? game.previous?.storyteller : game.storyteller;
  return Object.entries(scores)
    .map(([first, score]) => {
      const one = game.seats.find(({ seat }) => seat === Number(first))!;
      const both = game.seats.filter(({ seat }) => seat === one.seat || seat === one.mate);
      const waited = both.some(({ seat }) => table.waitsFor(seat));
      return {
        seat: one.seat,
        seats: both.map(({ seat }) => seat),
        score,
        waited,
        done: !waited && both.some(({ acted }) => acted),
        tells: both.some(({ seat }) => seat === teller),
        gone: both.every(({ seat, sitting }) => table.away(seat) || sitting === "left"),
      };
    })
    .sort((a, b) => b.score - a.score);
}

/** Nobody leads at the start. */
export function leading(table: Table, ranked: readonly Standing[]): string {
  const { standing } = i18n.t;
  const [first, second] = ranked;
  if (!first?.score) return "";
  if (second?.score === first.score) return standing.tie;
  const yours = table.you !== null && first.seats.includes(table.you);
  return yours ? standing.youLead : standing.leads(first.seats.map((seat) => table.name(seat)));
}

/** The score that ends the game, or the last of its turns as far as it can be told. */
export function goal(table: Table): { readonly turn: string; readonly end: string } {
  const { game, room } = table;
  const { standing, menu } = i18n.t;
  if (game.board.type !== "score-track") return { turn: menu.turn(game.turn), end: "" };
  const { target } = game.board;
  if (target !== null) return { turn: menu.turn(game.turn), end: standing.to(target) };
  const left = game.seats
    .filter(({ sitting }) => sitting === "open")
    .reduce((sum, { tellings }) => sum + Math.max(0, room.settings.rounds - tellings), 0);
  const last = game.turn + left - (game.phase === "recap" ? 0 : 1);
  return { turn: standing.turnOf({ n: game.turn, all: Math.max(last, game.turn) }), end: "" };
}
