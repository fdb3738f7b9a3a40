// How far a phase has come, told from who acted and who is waited for.
import type { GameView } from "../protocol/types";

export function progress(game: GameView): { done: number; all: number } {
  const done = game.seats.filter((seat) => seat.acted && !game.waiting_for.includes(seat.seat)).length;
  return { done, all: done + game.waiting_for.length };
}
