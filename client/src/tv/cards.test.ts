// The television never scrolls: whatever lies on the table fits its place.
import { expect, test } from "vitest";
import { places, roomFor } from "./cards";

test("three to twelve cards fit, in one or two rows", () => {
  for (let cards = 3; cards <= 12; cards++) {
    const room = roomFor(cards);
    const { columns, width, gap } = places(cards, 62, room);
    const rows = Math.ceil(cards / columns);
    expect(rows).toBeLessThanOrEqual(2);
    expect(columns * width + (columns - 1) * gap).toBeLessThanOrEqual(room);
    expect(rows * (width * 1.5 + 62)).toBeLessThanOrEqual(740);
  }
});

test("eight cards lie 4 × 2, nine 6 × 2", () => {
  expect(places(8, 52, 1092).columns).toBe(4);
  expect(places(9, 52, 1200).columns).toBe(6);
});
