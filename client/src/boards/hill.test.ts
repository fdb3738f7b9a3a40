// The hill: where a score stands, and what happens past the house.
import { expect, test } from "vitest";
import { label, pawns, top } from "./hill";
import { WIDE } from "./stones";

test("thirty stones for thirty points, numbered by fives", () => {
  expect(top({ 0: 12 }, 30)).toBe(30);
  expect([0, 5, 7, 30].map((stone) => label(stone, 30))).toEqual(["0", "5", null, null]);
});

test("without a target the stones stretch to the highest score", () => {
  expect(top({ 0: 12, 1: 44 }, null)).toBe(44);
  expect(label(30, 44)).toBeNull();
});

test("pawns on one stone step aside, and beyond the target they carry a flag", () => {
  const standing = pawns(WIDE, { 0: 7, 1: 7, 2: 33 }, 30, 60);
  const [a, b] = standing.filter((pawn) => pawn.seat < 2);
  expect(a!.x).not.toBe(b!.x);
  expect(standing.find((pawn) => pawn.seat === 2)!.beyond).toBe(true);
});
