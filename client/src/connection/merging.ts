// What a change makes of the view before it. What it does not name stays the same object.
import type { Change, GameView, View } from "../protocol/types";

export function merged(before: View, { follows: _, view, game, seats, ...head }: Change): View {
  const was = before.view.game;
  let is = was && game ? gifts({ ...was, ...game }, game) : was;
  if (is && seats) is = { ...is, seats: is.seats.map((one) => ({ ...one, ...seats[one.seat] })) };
  const room = view || is !== was ? { ...before.view, ...view, game: is } : before.view;
  return { ...before, pictures: {}, ...head, type: "view", view: room };
}

/** A change leaves out the cards of a gift: they are the hand, then what has been given. */
function gifts(game: GameView, { menu, hand, given }: Partial<GameView>): GameView {
  if (!menu && !hand && !given) return game;
  const cards = [...(game.hand ?? []), ...game.given];
  return { ...game, menu: game.menu.map((one) => (one.may === "give" ? { ...one, cards } : one)) };
}
