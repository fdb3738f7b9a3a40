// The line to the table, with sockets that do what the test says: what is lost, late, twice, or out of order.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL, type GameView, type PlayerCommand, type RoomView } from "../protocol/types";
import { Connection, Refused } from "./connection.svelte";
import { putBack, scriptedBrowser, view, welcome } from "./scripted";

const START: PlayerCommand = { do: "start" };
const LOCK: PlayerCommand = { do: "lock", locked: true };
const LEAVE: PlayerCommand = { do: "leave" };
/** Longer than any pause in the first minute. */
const SOON = 700;
const ANSWER_WITHIN = 8000;

let browser: ReturnType<typeof scriptedBrowser>;
let connection: Connection;

beforeEach(() => {
  browser = scriptedBrowser();
});
afterEach(() => {
  connection.close();
  putBack();
});

function connect(...tokens: string[]): Connection {
  connection = new Connection(tokens.length ? tokens : ["token"]);
  return connection;
}

function greeted(...seats: number[]): void {
  browser.socket.opens();
  browser.socket.says(welcome(...(seats.length ? seats : [0])));
}

/** Connected, welcomed, looking at version 1. */
function live(): Connection {
  connect();
  greeted();
  browser.socket.says(view(1));
  return connection;
}

/** The line breaks and the next one is greeted. */
async function again(): Promise<void> {
  browser.socket.breaks();
  await browser.passes(SOON);
  greeted();
}

const asked = () => browser.socket.all("do").map(({ id }) => id);

/** What has become of a promise by now. */
function outcome(promise: Promise<void>) {
  const seen: { is: "waiting" | "done" | Refused; times: number } = { is: "waiting", times: 0 };
  const settle = (is: "done" | Refused) => Object.assign(seen, { is, times: seen.times + 1 });
  promise.then(
    () => settle("done"),
    (problem: Refused) => settle(problem),
  );
  return seen;
}

// ---- coming in

test("the first frame is hello, and only a welcome makes the line live", () => {
  connect("secret");
  expect(browser.socket.address).toBe("wss://game.test/ws");
  browser.socket.opens();
  expect(browser.socket.sent).toEqual([{ type: "hello", protocol: PROTOCOL, tokens: ["secret"] }]);
  expect(connection.status).toBe("connecting");
  browser.socket.says(welcome(4));
  expect([connection.status, connection.seats]).toEqual(["live", [4]]);
});

test("the clock is the server's, told by the welcome and anew by every view", async () => {
  connect();
  browser.socket.opens();
  browser.socket.says({ ...welcome(0), now: Date.now() - 3000 });
  expect(connection.now()).toBe(Date.now() - 3000);
  browser.socket.says(view(2, { now: Date.now() + 5000 }));
  await browser.passes(1000);
  expect(connection.now()).toBe(Date.now() + 5000);
});

test("a line that does not open within ten seconds is tried anew", async () => {
  connect();
  await browser.passes(9_999);
  expect(browser.sockets).toHaveLength(1);
  await browser.passes(1 + SOON);
  expect(browser.sockets).toHaveLength(2);
});

test("a line that opens but is not welcomed is tried anew as well", async () => {
  connect();
  browser.socket.opens();
  await browser.passes(10_000 + SOON);
  expect(browser.sockets).toHaveLength(2);
});

// ---- views

test("a view that is older than the one shown is ignored, a newer one and the same again are not", () => {
  live();
  browser.socket.says(view(5), view(3));
  expect(connection.message?.version).toBe(5);
  browser.socket.says(view(5, { tv: true }));
  expect(connection.tv).toBe(true);
  browser.socket.says(view(6));
  expect([connection.message?.version, connection.tv]).toEqual([6, false]);
});

test("a server that lags behind after a reconnect does not turn the page back", async () => {
  live();
  browser.socket.says(view(9));
  await again();
  browser.socket.says(view(7));
  expect(connection.message?.version).toBe(9);
  browser.socket.says(view(10));
  expect(connection.message?.version).toBe(10);
});

test("frames may be missing: the next view is whole", () => {
  live();
  browser.socket.says(view(40));
  expect(connection.message?.version).toBe(40);
});

test("who is gone is told by views, old ones too, and in between", () => {
  live();
  browser.socket.says(view(5, { gone: [1] }));
  expect(connection.gone).toEqual([1]);
  browser.socket.says({ type: "gone", seats: [1, 2] });
  expect(connection.gone).toEqual([1, 2]);
  browser.socket.says(view(4, { gone: [] }));
  expect([connection.gone, connection.message?.version]).toEqual([[], 5]);
});

test("pictures are sent once and kept, also from a view that comes too late", async () => {
  const picture = { key: "k", preview: "" };
  live();
  browser.socket.says(view(5, { pictures: { a: picture } }), view(4, { pictures: { b: picture } }), view(6));
  await again();
  expect(Object.keys(connection.pictures)).toEqual(["a", "b"]);
});

test("a reaction is passed on", () => {
  live();
  connection.onreaction = vi.fn();
  const reaction = { type: "reaction", seat: 2, stamp: 1 } as const;
  browser.socket.says(reaction);
  expect(connection.onreaction).toHaveBeenCalledExactlyOnceWith(reaction);
});

// ---- commands

test("a command is done when the server says so, once, however often it says so", async () => {
  live();
  const seen = outcome(connection.do(START, 3));
  expect(browser.socket.all("do")).toEqual([
    { type: "do", id: expect.stringMatching(/.{32,}/) as string, command: START, seat: 3 },
  ]);
  await browser.passes(0);
  expect(seen.is).toBe("waiting");
  const done = { type: "done", id: asked()[0]!, version: 2 } as const;
  browser.socket.says(done, done);
  await browser.passes(0);
  expect(seen).toEqual({ is: "done", times: 1 });
});

test("a refusal is told with its code and its numbers", async () => {
  live();
  const seen = outcome(connection.do(START));
  browser.socket.says({ type: "refused", id: asked()[0]!, code: "too-late", params: { limit: 3 } });
  await browser.passes(0);
  expect(seen.is).toBeInstanceOf(Refused);
  expect((seen.is as Refused).refusal).toEqual({ code: "too-late", params: { limit: 3 } });
});

test("an answer to somebody else's question, or to an unreadable frame, settles nothing", async () => {
  live();
  const seen = outcome(connection.do(START));
  browser.socket.says({ type: "done", id: "another", version: 2 });
  browser.socket.says({ type: "refused", id: "", code: "unreadable", params: {} });
  await browser.passes(0);
  expect(seen.is).toBe("waiting");
});

test("what was not answered is asked again on the next line, same id, same order", async () => {
  live();
  const seen = [outcome(connection.do(START)), outcome(connection.do(LOCK, 2))];
  const first = browser.socket.all("do");
  await again();
  expect(browser.socket.all("do")).toEqual(first);
  for (const { id } of first) browser.socket.says({ type: "done", id, version: 2 });
  await browser.passes(0);
  expect(seen).toEqual([
    { is: "done", times: 1 },
    { is: "done", times: 1 },
  ]);
});

test("what was answered is not asked again", async () => {
  live();
  const seen = [outcome(connection.do(START)), outcome(connection.do(LOCK))];
  const [answered, open] = asked();
  browser.socket.says({ type: "done", id: answered!, version: 2 });
  await again();
  expect(asked()).toEqual([open]);
  browser.socket.says({ type: "refused", id: open!, code: "not-now", params: {} });
  await again();
  expect(asked()).toEqual([]);
  expect(seen.map(({ times }) => times)).toEqual([1, 1]);
});

test("asked while the line is down, a command waits for the welcome and is sent once", async () => {
  live();
  browser.socket.breaks();
  const seen = outcome(connection.do(START));
  await browser.passes(SOON);
  browser.socket.opens();
  expect(asked()).toEqual([]);
  browser.socket.says(welcome(0));
  expect(asked()).toHaveLength(1);
  browser.socket.says({ type: "done", id: asked()[0]!, version: 2 });
  await browser.passes(0);
  expect(seen.is).toBe("done");
});

test("every command has an id of its own, also on plain HTTP, where no randomUUID exists", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  live();
  for (let i = 0; i < 20; i++) void connection.do(START);
  expect(new Set(asked()).size).toBe(20);
  for (const id of asked()) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

// ---- lines that die without a word

test("without an answer the line is taken for dead and the question asked on another", async () => {
  live();
  const seen = outcome(connection.do(START));
  const id = asked()[0];
  await browser.passes(ANSWER_WITHIN - 1);
  expect([connection.status, browser.sockets.length]).toEqual(["live", 1]);
  await browser.passes(1);
  expect(connection.status).toBe("lost");
  await browser.passes(SOON);
  greeted();
  expect(asked()).toEqual([id]);
  browser.socket.says({ type: "done", id: id!, version: 2 });
  await browser.passes(0);
  expect(seen).toEqual({ is: "done", times: 1 });
});

test("other news does not stand for an answer: it is waited for anew, not for ever", async () => {
  live();
  void connection.do(START);
  await browser.passes(ANSWER_WITHIN - 1000);
  browser.socket.says({ type: "gone", seats: [1] });
  await browser.passes(ANSWER_WITHIN - 1);
  expect(connection.status).toBe("live");
  await browser.passes(1);
  expect(connection.status).toBe("lost");
});

test("what is asked again on a new line is waited for there too", async () => {
  live();
  void connection.do(START);
  await again();
  await browser.passes(ANSWER_WITHIN);
  expect(connection.status).toBe("lost");
});

test("of two questions one answer leaves the other one waited for", async () => {
  live();
  void connection.do(START);
  void connection.do(LOCK);
  browser.socket.says({ type: "done", id: asked()[0]!, version: 2 });
  await browser.passes(ANSWER_WITHIN);
  expect(connection.status).toBe("lost");
});

test("once all is answered nobody waits any more", async () => {
  live();
  void connection.do(START);
  browser.socket.says({ type: "gone", seats: [] });
  browser.socket.says({ type: "done", id: asked()[0]!, version: 2 });
  await browser.passes(ANSWER_WITHIN * 2);
  expect([connection.status, browser.sockets.length]).toEqual(["live", 1]);
});

test("after twenty seconds of silence it is asked whether the line is still there", async () => {
  live();
  await browser.passes(19_999);
  expect(browser.socket.all("look")).toHaveLength(0);
  await browser.passes(5000);
  expect(browser.socket.all("look")).toHaveLength(1);
  browser.socket.says(view(1));
  await browser.passes(ANSWER_WITHIN);
  expect(connection.status).toBe("live");
});

test("a line that does not answer that is given up, and the next one tried soon", async () => {
  live();
  await browser.passes(25_000 + ANSWER_WITHIN);
  expect(connection.status).toBe("lost");
  await browser.passes(SOON);
  expect(browser.sockets).toHaveLength(2);
  greeted();
  expect(connection.status).toBe("live");
});

test("in a hidden page nobody asks, nor when it is being hidden", async () => {
  live();
  browser.document.visibilityState = "hidden";
  browser.document.dispatchEvent(new Event("visibilitychange"));
  await browser.passes(120_000);
  expect([connection.status, browser.socket.all("look").length]).toEqual(["live", 0]);
});

test("the late word that an old socket closed does not break the new line", async () => {
  live();
  void connection.do(START);
  await browser.passes(ANSWER_WITHIN);
  const old = browser.socket;
  browser.happens("online");
  greeted();
  expect(connection.status).toBe("live");
  await browser.passes(10);
  expect(old.readyState).toBe(WebSocket.CLOSED);
  expect([connection.status, browser.sockets.length]).toEqual(["live", 2]);
});

// ---- trying again

test("pauses grow while nobody answers, and begin anew after a welcome", async () => {
  live();
  const pauses: number[] = [];
  for (let i = 0; i < 4; i++) {
    const tries = browser.sockets.length;
    browser.socket.breaks();
    let waited = 0;
    for (; browser.sockets.length === tries && waited < 20_000; waited += 50) await browser.passes(50);
    pauses.push(waited);
  }
  expect(pauses).toEqual([200, 400, 700, 700]);
  greeted();
  browser.socket.breaks();
  await browser.passes(199);
  const tries = browser.sockets.length;
  await browser.passes(1);
  expect(browser.sockets).toHaveLength(tries + 1);
});

test("while it tries again the page says so, until it is welcomed", async () => {
  live();
  browser.socket.breaks();
  expect(connection.status).toBe("lost");
  await browser.passes(SOON);
  browser.socket.opens();
  expect(connection.status).toBe("lost");
  browser.socket.says(welcome(0));
  expect(connection.status).toBe("live");
});

test("when the network comes back nobody waits for the pause, and the pauses begin anew", async () => {
  live();
  for (let i = 0; i < 3; i++) {
    browser.socket.breaks();
    await browser.passes(SOON);
  }
  browser.socket.breaks();
  browser.happens("online");
  expect(browser.sockets).toHaveLength(5);
  browser.socket.breaks();
  await browser.passes(200);
  expect(browser.sockets).toHaveLength(6);
});

test("a phone that wakes asks at once, and gives a dead line up within a second", async () => {
  live();
  browser.document.dispatchEvent(new Event("visibilitychange"));
  expect(browser.socket.all("look")).toHaveLength(1);
  await browser.passes(699);
  expect(connection.status).toBe("live");
  await browser.passes(1);
  expect(connection.status).toBe("lost");
});

test("a socket that is just being opened is left in peace for two seconds", async () => {
  connect();
  browser.happens("focus");
  expect(browser.sockets).toHaveLength(1);
  await browser.passes(2001);
  browser.happens("focus");
  expect(browser.sockets).toHaveLength(2);
});

// ---- the last words of the server

test("a server that restarts is waited for, and what it did not answer is asked again", async () => {
  live();
  void connection.do(START);
  const id = asked();
  browser.socket.says({ type: "bye", reason: "restarting" });
  browser.socket.breaks(1012);
  expect([connection.status, connection.ended]).toEqual(["lost", null]);
  await browser.passes(SOON);
  browser.socket.breaks();
  await browser.passes(SOON);
  expect(browser.sockets).toHaveLength(3);
  greeted();
  expect([connection.status, asked()]).toEqual(["live", id]);
});

test.each(["bad-token", "left", "removed", "room-deleted"] as const)(
  "after %s nobody tries again",
  async (reason) => {
    live();
    browser.socket.says({ type: "bye", reason });
    browser.socket.breaks(1000);
    expect([connection.status, connection.ended]).toEqual(["ended", reason]);
    browser.happens("online");
    await browser.passes(60_000);
    expect(browser.sockets).toHaveLength(1);
  },
);

test("a bad token instead of a welcome ends it too", async () => {
  connect();
  browser.socket.opens();
  browser.socket.says({ type: "bye", reason: "bad-token" });
  browser.socket.breaks(1000);
  await browser.passes(60_000);
  expect([connection.ended, browser.sockets.length]).toEqual(["bad-token", 1]);
});

test("an old page reloads, and a new protocol does not end the seat", () => {
  connect();
  browser.socket.opens();
  browser.socket.says({ type: "bye", reason: "reload" });
  expect(browser.reload).toHaveBeenCalledOnce();
  expect(connection.ended).toBeNull();
});

test("a page that has just reloaded and is still too old tries the line again instead", async () => {
  const navigation = [{ type: "reload" }] as unknown as PerformanceEntryList;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(navigation);
  vi.spyOn(performance, "now").mockReturnValue(1000);
  connect();
  browser.socket.opens();
  browser.socket.says({ type: "bye", reason: "reload" });
  browser.socket.breaks();
  expect(browser.reload).not.toHaveBeenCalled();
  await browser.passes(SOON);
  expect(browser.sockets).toHaveLength(2);
});

// ---- leaving

test("who leaves is answered, and then told goodbye", async () => {
  live();
  const seen = outcome(connection.do(LEAVE));
  browser.socket.says({ type: "done", id: asked()[0]!, version: 2 }, { type: "bye", reason: "left" });
  await browser.passes(0);
  expect([seen.is, connection.ended]).toEqual(["done", "left"]);
});

test("where the answer was lost, a seat that is gone is the answer", async () => {
  live();
  const seen = [outcome(connection.do(LEAVE)), outcome(connection.do(START))];
  await again();
  for (const id of asked()) browser.socket.says({ type: "refused", id, code: "not-seated", params: {} });
  await browser.passes(0);
  expect(seen[0]!.is).toBe("done");
  expect(seen[1]!.is).toBeInstanceOf(Refused);
});

test("and so is a token that opens nothing any more", async () => {
  live();
  const seen = [outcome(connection.do(LEAVE)), outcome(connection.do(START))];
  browser.socket.breaks();
  await browser.passes(SOON);
  browser.socket.opens();
  browser.socket.says({ type: "bye", reason: "bad-token" });
  await browser.passes(0);
  expect([connection.ended, seen[0]!.is, seen[1]!.is]).toEqual(["left", "done", "waiting"]);
});

// ---- two tabs

test("the seat went on in another tab: this one waits until somebody wants it back", async () => {
  live();
  browser.socket.says({ type: "elsewhere" });
  browser.socket.breaks(1000);
  browser.happens("focus");
  await browser.passes(60_000);
  expect([connection.status, browser.sockets.length]).toEqual(["elsewhere", 1]);
  connection.useHere();
  expect([connection.status, browser.sockets.length]).toEqual(["connecting", 2]);
  greeted();
  expect(connection.status).toBe("live");
});

test("a tab that has its seat does not take it twice", () => {
  live();
  connection.useHere();
  expect(browser.sockets).toHaveLength(1);
});

test("a line that is given up before it is open is closed once it is, and says nothing", () => {
  connect();
  connection.close();
  const { socket } = browser;
  expect(socket.readyState).toBe(WebSocket.CONNECTING);
  socket.opens();
  expect(socket.readyState).toBe(WebSocket.CLOSING);
  expect(socket.sent).toEqual([]);
});

test("a closed connection stays closed", async () => {
  live();
  connection.close();
  browser.happens("online");
  await browser.passes(60_000);
  expect(browser.sockets).toHaveLength(1);
  expect(browser.socket.readyState).toBe(WebSocket.CLOSED);
  expect(vi.getTimerCount()).toBe(0);
});

// ---- several players on one device

/** A room where players sit in these seats. */
const held = (...seats: number[]) => ({
  chairs: seats.map((seat) => ({ seat, holder: "player" })) as unknown as RoomView["chairs"],
});

/** A view that shows the hand of this seat. */
function handOf(seat: number, version: number) {
  const game = { hand: ["a", "b"], given: ["c"], ballot: { slots: [1], red: null }, menu: [{ may: "give" }] };
  const table = [{ slot: 1, card: "d", mine: "own" }];
  return view(
    version,
    { seat, pictures: { a: { key: "a", preview: "" } } },
    { you: seat, game: { ...game, table } as unknown as GameView, ...held(0, 1, 2) },
  );
}

function shared(): void {
  connect("one", "two", "three");
  greeted(0, 1, 2);
  browser.socket.says(view(1, {}, held(0, 1, 2)));
}

test("a hand is asked for, shown, and gone from the page with the curtain", () => {
  shared();
  connection.show(1);
  expect(browser.socket.all("show")).toEqual([{ type: "show", seat: 1 }]);
  browser.socket.says(handOf(1, 2));
  expect(connection.message?.view.game?.hand).toEqual(["a", "b"]);
  connection.show(null);
  expect(connection.message?.view).toMatchObject({
    you: null,
    game: { hand: null, given: [], ballot: null, menu: [], table: [{ slot: 1, card: "d", mine: null }] },
  });
  expect([connection.pictures, connection.message?.seat]).toEqual([{}, null]);
});

test("a hand that was sent before the curtain fell does not get onto the page", () => {
  shared();
  connection.show(1);
  connection.show(null);
  browser.socket.says(handOf(1, 2));
  expect(connection.message?.version).toBe(1);
  expect(connection.pictures).toEqual({});
});

test("nor does the hand of another player", () => {
  shared();
  connection.show(0);
  browser.socket.says(handOf(1, 2));
  expect(connection.message?.version).toBe(1);
});

test("when the line breaks, the curtain falls", () => {
  shared();
  connection.show(1);
  browser.socket.says(handOf(1, 2));
  browser.socket.breaks();
  expect([connection.shown, connection.message?.view.game?.hand]).toEqual([null, null]);
});

test("one more player: both tokens on a new line, and the old one is closed", async () => {
  live();
  const old = browser.socket;
  connection.add("another");
  await browser.passes(10);
  expect(old.readyState).toBe(WebSocket.CLOSED);
  browser.socket.opens();
  expect(browser.socket.all("hello")[0]?.tokens).toEqual(["token", "another"]);
});

test("where only one of several is still welcome, it is an ordinary seat", () => {
  connect("one", "two");
  greeted(1);
  expect(browser.socket.all("show")).toEqual([{ type: "show", seat: 1 }]);
});

test("who shared the device and left is not among its seats, and the curtain falls with them", () => {
  shared();
  connection.show(1);
  browser.socket.says(handOf(1, 2));
  browser.socket.says(view(3, {}, held(0, 2)));
  expect([connection.seats, connection.shown, connection.message?.version]).toEqual([[0, 2], null, 3]);
  expect(browser.sockets).toHaveLength(1);
});

test("the hand that is shown stays when somebody else leaves", () => {
  shared();
  connection.show(1);
  browser.socket.says({ ...handOf(1, 2), view: { ...handOf(1, 2).view, ...held(0, 1) } });
  expect([connection.seats, connection.shown, connection.message?.seat]).toEqual([[0, 1], 1, 1]);
});

test("the one who remains has an ordinary seat again", () => {
  shared();
  browser.socket.says(view(2, {}, held(2)));
  expect([connection.shared, connection.seats]).toEqual([false, [2]]);
  expect(browser.socket.all("show")).toEqual([{ type: "show", seat: 2 }]);
  browser.socket.says(handOf(2, 3));
  expect(connection.message?.view.game?.hand).toEqual(["a", "b"]);
});

test("somebody for whom a bot stands in has not left", () => {
  shared();
  const [first, second, third] = held(0, 1, 2).chairs;
  browser.socket.says(
    view(2, {}, { chairs: [first!, second!, { ...third!, holder: "bot", stands_in: true }] }),
  );
  expect(connection.seats).toEqual([0, 1, 2]);
});
