// The television never scrolls: whatever lies on the table fits its place, and fills it.
import { expect, test } from "vitest";
import { places } from "./cards";

const share = (cards: number) => {
  const { width } = places(cards);
  return (cards * width * width * 1.5) / (1920 * 1080);
};

test("three to twelve cards fit beside the column", () => {
  for (let cards = 3; cards <= 12; cards++) {
    const { columns, width, rail, column } = places(cards);
    const rows = Math.ceil(cards / columns);
    expect(columns * (width + rail)).toBeLessThanOrEqual(column);
    expect(rows * width * 1.5).toBeLessThanOrEqual(1080 - 40);
    expect(column).toBeLessThanOrEqual(1450);
  }
});

test("six cards cover half of it", () => {
  expect(places(6).columns).toBe(3);
  expect(share(6)).toBeGreaterThanOrEqual(0.5);
  expect(share(8)).toBeGreaterThanOrEqual(0.4);
  expect(share(12)).toBeGreaterThanOrEqual(0.4);
});
