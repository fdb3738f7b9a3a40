// The choice behind the curtain: it must still be known when the menu that asked for it is gone.
import { expect, test } from "vitest";
import type { Shown } from "../table/shown";
import type { Table } from "../table/table.svelte";
import { Picking } from "./picking.svelte";

function curtain(phase: string, menu: Readonly<Record<string, object>>) {
  const shown = { menu };
  const table = { game: { phase }, may: (name: string) => shown.menu[name] } as unknown as Table;
  const picking = new Picking(table);
  picking.learn();
  return { picking, fall: () => void (shown.menu = {}) };
}

const card = (number: number): Shown => ({ card: `card ${number}`, number });

test("with the curtain down it remembers how much was asked for", () => {
  const { picking, fall } = curtain("contribute", { give: { count: 2 } });
  picking.choose(card(1));
  fall();
  expect(picking.asked.most).toBe(2);
  expect(picking.enough).toBe(false);
  picking.choose(card(3));
  expect(picking.enough).toBe(true);
  expect(picking.move).toEqual({ do: "give", cards: ["card 1", "card 3"] });
});

test("cards go by themselves, votes by their numbers", () => {
  const { picking } = curtain("vote", { vote: { most: 2, red: false } });
  picking.choose(card(4));
  picking.choose(card(2));
  expect(picking.card).toBeNull();
  expect(picking.move).toEqual({ do: "vote", slots: [4, 2], red: null });
});

test("a finger that comes back to the only vote does not take it away; with two it does", () => {
  const one = curtain("vote", { vote: { most: 1, red: false } }).picking;
  one.choose(card(4));
  one.choose(card(4));
  expect(one.picked).toEqual([4]);
  const two = curtain("vote", { vote: { most: 2, red: false } }).picking;
  two.choose(card(4));
  two.choose(card(4));
  expect(two.picked).toEqual([]);
});

test("p4 the storyteller's red token follows the vote", () => {
  const { picking } = curtain("vote", { vote: { most: 1, red: true } });
  picking.choose(card(4));
  expect([picking.placingRed, picking.enough]).toEqual([true, false]);
  picking.choose(card(4));
  expect(picking.enough).toBe(true);
  expect(picking.move).toEqual({ do: "vote", slots: [4], red: 4 });
});

test("what may not be chosen, or lies face down, is not", () => {
  const { picking } = curtain("vote", { vote: { most: 1, red: false } });
  picking.choose({ ...card(1), barred: true });
  picking.choose({ card: null, number: 2 });
  expect(picking.picked).toEqual([]);
});
