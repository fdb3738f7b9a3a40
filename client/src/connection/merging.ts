// What a change makes of the view before it. What it does not name stays the same object.
import type { Change, View } from "../protocol/types";

export function merged(before: View, { follows: _, view, game, seats, ...head }: Change): View {
  const was = before.view.game;
  let is = was && game ? { ...was, ...game } : was;
  if (is && seats) is = { ...is, seats: is.seats.map((one) => ({ ...one, ...seats[one.seat] })) };
  const room = view || is !== was ? { ...before.view, ...view, game: is } : before.view;
  return { ...before, pictures: {}, ...head, type: "view", view: room };
}
