// The hill: where a score stands, and what happens past the house.
import { expect, test } from "vitest";
import { label, pawns, top, view } from "./hill";
import { TALL, WIDE } from "./stones";

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

test("twelve on one stone stay round it, each at a place of its own", () => {
  const everybody = Object.fromEntries(Array.from({ length: 12 }, (_, seat) => [seat, 0]));
  const standing = pawns(WIDE, everybody, 30, 66);
  const [x, y] = WIDE.stones[0]!;
  expect(new Set(standing.map((pawn) => `${pawn.x} ${pawn.y}`)).size).toBe(12);
  expect(Math.max(...standing.map((pawn) => Math.abs(pawn.x - x)))).toBeLessThan(50);
  expect(Math.min(...standing.map((pawn) => pawn.y))).toBeGreaterThan(y - 50);
});

test("a frame shows the part of the hill where the pawns stand, or says that it cannot", () => {
  const painting = { x: 0, y: 0, width: TALL.width, height: TALL.height };
  const low = view(painting, 1.1, pawns(TALL, { 0: 0, 1: 4 }, 30, 76))!;
  expect(low.y + low.height).toBeCloseTo(TALL.height);
  const high = view(painting, 1.1, pawns(TALL, { 0: 22, 1: 30 }, 30, 76))!;
  expect(high.y).toBeLessThan(low.y);
  for (const box of [low, high]) expect(box.width / box.height).toBeCloseTo(1.1);
  expect(view(painting, 1.6, pawns(TALL, { 0: 0, 1: 30 }, 30, 76))).toBeNull();
});
