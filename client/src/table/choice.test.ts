// A move in the making: picked, handed in, taken back.
import { expect, test, vi } from "vitest";
import type { ActMove, Slot } from "../protocol/types";
import { Choice } from "./choice.svelte";
import type { Table } from "./table.svelte";

type Menu = Readonly<Record<string, object>>;

/** A table with this menu that answers when it is told to. */
function tableWith(menu: Menu) {
  const answers: ((taken: boolean) => void)[] = [];
  const act = vi.fn<(move: ActMove, seat?: number) => Promise<boolean>>(
    () => new Promise((answer) => answers.push(answer)),
  );
  const table = { may: (name: string) => menu[name], act } as unknown as Table;
  return { table, act, answer: (taken: boolean) => answers.shift()!(taken) };
}

const GIVE_TWO = { give: { count: 2 } };
const VOTE = { vote: { most: 1, red: false } };
const TWO_VOTES = { vote: { most: 2, red: false } };
const PARTY = { vote: { most: 1, red: true } };

test("one too many lets the first go", () => {
  const choice = new Choice(tableWith(GIVE_TWO).table);
  for (const card of ["a", "b", "c"]) choice.pick(card);
  expect(choice.picked).toEqual(["b", "c"]);
  expect(choice.has("a")).toBe(false);
});

test("picked once more it is let go, whatever the number", () => {
  const two = new Choice(tableWith(GIVE_TWO).table);
  for (const card of ["a", "b", "a"]) two.pick(card);
  expect(two.picked).toEqual(["b"]);
  const one = new Choice<Slot>(tableWith(VOTE).table);
  one.pick(3);
  one.pick(3);
  expect(one.picked).toEqual([]);
});

test("cards are enough when all are there, a second vote is never asked for", () => {
  const cards = new Choice(tableWith(GIVE_TWO).table);
  cards.pick("a");
  expect(cards.enough).toBe(false);
  cards.pick("b");
  expect(cards.enough).toBe(true);
  const votes = new Choice<Slot>(tableWith(TWO_VOTES).table);
  expect(votes.enough).toBe(false);
  votes.pick(1);
  expect(votes.enough).toBe(true);
});

test("p4 the red token comes after the vote, once, and may lie on the same card", () => {
  const choice = new Choice<Slot>(tableWith(PARTY).table);
  choice.pick(2);
  expect([choice.placingRed, choice.enough]).toEqual([true, false]);
  choice.pick(2);
  expect([choice.picked, choice.red, choice.placingRed, choice.enough]).toEqual([[2], 2, false, true]);
  choice.pick(4);
  expect([choice.picked, choice.red, choice.placingRed]).toEqual([[4], 2, false]);
  choice.placingRed = true;
  choice.pick(5);
  expect([choice.picked, choice.red, choice.placingRed]).toEqual([[4], 5, false]);
});

test("p4 without a vote no red token is asked for", () => {
  const choice = new Choice<Slot>(tableWith(PARTY).table, [2]);
  choice.pick(2);
  expect([choice.picked, choice.placingRed]).toEqual([[], false]);
});

test("it is busy until the table answers, and the look at one card ends when it was taken", async () => {
  const { table, act, answer } = tableWith(GIVE_TWO);
  const choice = new Choice(table);
  choice.open = "a";
  const refused = choice.cast({ do: "give", cards: ["a", "b"] }, 7);
  expect(act).toHaveBeenCalledExactlyOnceWith({ do: "give", cards: ["a", "b"] }, 7);
  expect(choice.busy).toBe(true);
  answer(false);
  expect(await refused).toBe(false);
  expect([choice.busy, choice.open]).toEqual([false, "a"]);
  const taken = choice.cast({ do: "give", cards: ["a", "b"] });
  answer(true);
  expect(await taken).toBe(true);
  expect([choice.busy, choice.open]).toEqual([false, null]);
});

test("c11 what is taken back stays picked", async () => {
  const { table, act, answer } = tableWith(GIVE_TWO);
  const choice = new Choice(table);
  const back = choice.takeBack(["a", "b"], 3);
  expect(act).toHaveBeenCalledExactlyOnceWith({ do: "take-back" }, 3);
  expect(choice.picked).toEqual(["a", "b"]);
  answer(true);
  expect(await back).toBe(true);
});
