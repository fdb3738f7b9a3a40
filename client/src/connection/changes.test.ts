// Frames that say only what differs: put together, missing, twice, out of order, from another log.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GameView, RoomView, SeatView } from "../protocol/types";
import { Connection } from "./connection.svelte";
import { change, putBack, scriptedBrowser, view, welcome } from "./scripted";

const SOON = 700;
const PICTURE = { key: "k", preview: "" };

let browser: ReturnType<typeof scriptedBrowser>;
let connection: Connection;

beforeEach(() => {
  browser = scriptedBrowser();
});
afterEach(() => {
  connection.close();
  putBack();
});

const seat = (number: number) => ({ seat: number, hand: 6, acted: false }) as unknown as SeatView;
const chairs = [0, 1, 2].map((one) => ({ seat: one, holder: "player" })) as unknown as RoomView["chairs"];

function playing(version: number, hand = ["a", "b"], shown: number | null = 0) {
  const game = {
    phase: "vote",
    waiting_for: [1, 2],
    clue: { text: "Sea" },
    hand,
    given: [],
    ballot: null,
    table: [],
  };
  return view(
    version,
    { seat: shown },
    {
      you: shown,
      chairs,
      locked: false,
      menu: [{ may: "pause" }] as unknown as RoomView["menu"],
      game: { ...game, menu: [], seats: [0, 1, 2].map(seat) } as unknown as GameView,
    },
  );
}

function live(...seats: number[]): void {
  connection = new Connection(seats.length > 1 ? seats.map(String) : ["token"]);
  greeted(...seats);
}

function greeted(...seats: number[]): void {
  browser.socket.opens();
  browser.socket.says(welcome(...(seats.length ? seats : [0])));
}

const looks = () => browser.socket.all("look").length;
const game = () => connection.message!.view.game!;

test("a change is put into the view before it", () => {
  live();
  browser.socket.says(
    playing(4),
    change(4, 5, {
      tv: true,
      deadline: 9,
      view: { locked: true, menu: [] },
      game: { waiting_for: [2], hand: ["a"] },
      seats: { 1: { acted: true, hand: 5 } },
    }),
  );
  const { version, deadline, view: room } = connection.message!;
  expect([version, deadline, connection.tv, room.locked, room.menu]).toEqual([5, 9, true, true, []]);
  expect([game().waiting_for, game().hand, game().phase]).toEqual([[2], ["a"], "vote"]);
  expect(game().seats).toEqual([seat(0), { ...seat(1), acted: true, hand: 5 }, seat(2)]);
});

test("null is a value like any other", () => {
  live();
  browser.socket.says(playing(4), change(4, 5, { deadline: 9 }), change(5, 6, { deadline: null }));
  browser.socket.says(change(6, 7, { game: { clue: null, hand: null } }));
  expect([connection.message?.deadline, game().clue, game().hand]).toEqual([null, null, null]);
});

test("the cards of a gift are the hand and what has been given, also where only these are new", () => {
  const gift = { may: "give", count: 1 } as unknown as GameView["menu"][number];
  live();
  browser.socket.says(playing(4), change(4, 5, { game: { menu: [gift] } }));
  expect(game().menu).toEqual([{ may: "give", cards: ["a", "b"], count: 1 }]);
  browser.socket.says(
    change(5, 6, { game: { hand: ["a"], given: ["b"], menu: [gift, { may: "take-back" }] } }),
  );
  expect(game().menu).toEqual([{ may: "give", cards: ["a", "b"], count: 1 }, { may: "take-back" }]);
  browser.socket.says(change(6, 7, { game: { hand: ["b"], given: ["a"] } }));
  expect(game().menu[0]).toEqual({ may: "give", cards: ["b", "a"], count: 1 });
});

test("what a change does not name stays the very same", () => {
  live();
  browser.socket.says(playing(4));
  const { view: room } = connection.message!;
  browser.socket.says(change(4, 5));
  expect(connection.message?.version).toBe(5);
  expect(connection.message?.view).toBe(room);
  browser.socket.says(change(5, 6, { seats: { 1: { acted: true } } }));
  expect([game().clue, connection.message?.view.chairs]).toEqual([room.game!.clue, room.chairs]);
  expect(game().clue).toBe(room.game!.clue);
});

test("seats may come as a whole list, when somebody sits down", () => {
  live();
  browser.socket.says(playing(4), change(4, 5, { game: { seats: [0, 1, 2, 3].map(seat) } }));
  expect(game().seats).toHaveLength(4);
});

test("a change may skip versions, as long as it follows the one before it here", () => {
  live();
  browser.socket.says(playing(4), change(4, 9), change(9, 9, { tv: true }));
  expect([connection.message?.version, connection.tv, looks()]).toEqual([9, true, 0]);
});

test("the clock, who is gone and pictures are told by changes too", () => {
  live();
  browser.socket.says(
    playing(4),
    change(4, 5, { now: Date.now() + 4000, gone: [2], pictures: { a: PICTURE } }),
  );
  browser.socket.says(change(5, 6, { now: Date.now() + 4000, pictures: { b: PICTURE } }));
  expect(connection.now()).toBe(Date.now() + 4000);
  expect(connection.gone).toEqual([2]);
  expect(Object.keys(connection.pictures)).toEqual(["a", "b"]);
});

test("after a gap it looks once, waits for the whole view, and goes on from there", () => {
  live();
  browser.socket.says(playing(4), change(5, 6, { game: { hand: ["x"] } }));
  expect([connection.message?.version, game().hand, looks()]).toEqual([4, ["a", "b"], 1]);
  browser.socket.says(change(6, 7), change(7, 8));
  expect([connection.message?.version, looks()]).toEqual([4, 1]);
  browser.socket.says(playing(8, ["y"]), change(8, 9));
  expect([connection.message?.version, game().hand, looks()]).toEqual([9, ["y"], 1]);
});

test("a frame that comes twice counts once", () => {
  live();
  const vote = change(4, 5, { game: { waiting_for: [2] } });
  browser.socket.says(playing(4), vote, change(5, 6, { game: { waiting_for: [] } }), vote);
  expect([connection.message?.version, game().waiting_for, looks()]).toEqual([6, [], 0]);
});

test("two frames in the wrong order are not put together: it looks", () => {
  live();
  browser.socket.says(playing(4), change(5, 6, { game: { waiting_for: [] } }));
  browser.socket.says(change(4, 5, { game: { waiting_for: [2] } }));
  expect([connection.message?.version, game().waiting_for, looks()]).toEqual([4, [1, 2], 1]);
  browser.socket.says(playing(6));
  expect(connection.message?.version).toBe(6);
});

test("a new line begins with a whole view: changes before it mean nothing", async () => {
  live();
  browser.socket.says(playing(4));
  browser.socket.breaks();
  await browser.passes(SOON);
  greeted();
  browser.socket.says(change(4, 5, { game: { hand: ["x"] } }));
  expect([connection.message?.version, game().hand]).toEqual([4, ["a", "b"]]);
  browser.socket.says(playing(5, ["z"]), change(5, 6));
  expect([connection.message?.version, game().hand, looks()]).toEqual([6, ["z"], 0]);
});

test("a server that lags behind is followed unseen until it has caught up", async () => {
  live();
  browser.socket.says(playing(9));
  browser.socket.breaks();
  await browser.passes(SOON);
  greeted();
  browser.socket.says(playing(7, ["old"]), change(7, 8));
  expect([connection.message?.version, game().hand]).toEqual([9, ["a", "b"]]);
  browser.socket.says(change(8, 9, { game: { hand: ["new"] } }));
  expect([connection.message?.version, game().hand, looks()]).toEqual([9, ["new"], 0]);
});

test("R10: a server whose log was put back is believed, however old its version", async () => {
  live();
  browser.socket.says(playing(40));
  browser.socket.breaks();
  await browser.passes(SOON);
  greeted();
  browser.socket.says({ ...playing(12, ["then"]), epoch: "two" }, change(12, 13));
  expect([connection.message?.version, game().hand]).toEqual([13, ["then"]]);
  browser.socket.says({ ...playing(11, ["late"]), epoch: "two" });
  expect([connection.message?.version, game().hand]).toEqual([13, ["then"]]);
});

// ---- several players on one device

test("a change that was on its way when the curtain fell does not get onto the page", () => {
  live(0, 1, 2);
  browser.socket.says(playing(1, [], null));
  connection.show(1);
  browser.socket.says(playing(1, ["secret"], 1));
  connection.show(null);
  browser.socket.says(change(1, 2, { game: { hand: ["secret", "more"] }, pictures: { s: PICTURE } }));
  expect([game().hand, connection.pictures, connection.message?.version]).toEqual([null, {}, 1]);
  browser.socket.says(playing(2, [], null), change(2, 3));
  expect([connection.message?.version, looks()]).toEqual([3, 0]);
});

test("nor does one that follows a hand which was refused", () => {
  live(0, 1, 2);
  browser.socket.says(playing(1, [], null));
  connection.show(1);
  browser.socket.says(playing(1, ["other"], 2), change(1, 2, { game: { hand: ["other"] } }));
  expect([game().hand, connection.message?.version]).toEqual([null, 1]);
  browser.socket.says(playing(2, ["mine"], 1), change(2, 3, { game: { hand: ["mine", "too"] } }));
  expect([game().hand, connection.message?.version]).toEqual([["mine", "too"], 3]);
});

test("who shared the device and left by a change is not among its seats", () => {
  live(0, 1, 2);
  browser.socket.says(playing(1, [], null), change(1, 2, { view: { chairs: chairs.slice(0, 2) } }));
  expect([connection.seats, connection.message?.version]).toEqual([[0, 1], 2]);
});
