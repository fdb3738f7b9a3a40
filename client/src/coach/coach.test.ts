// What a newcomer is told names the right card and the right people.
import { beforeAll, expect, test } from "vitest";
import { i18n } from "../i18n/language.svelte";
import type { Gain, PlayedView, Seat, TurnView } from "../protocol/types";
import type { Table } from "../table/table.svelte";
import { because } from "./because";
import { tipOf } from "./tips";

const NAMES = ["Ana", "Bea", "Cleo", "Dan", "Eve", "Flo"];
const PAIRS = NAMES.map((_, seat) => ({ seat, mate: (seat + 3) % 6 }));

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await i18n.speak("en");
  await i18n.load("coach");
});

function table(game: object, you: Seat): Table {
  return {
    game: { board: { type: "score-track" }, previous: null, waiting_for: [], ...game },
    you,
    aside: null,
    connection: { shared: false },
    name: (seat: Seat | null) => (seat === null ? "" : seat === you ? "You" : NAMES[seat]!),
    waitsFor: () => false,
    may: () => undefined,
  } as unknown as Table;
}

/** Ana tells, Dan is her partner; Bea has given for herself and Eve, Flo for Cleo and herself. */
function turn(...gains: Gain[]): TurnView {
  const laid = [0, 3, 1, 5].map((owner, slot) => ({ slot, owner }) as PlayedView);
  return { storyteller: 0, table: laid, gains } as unknown as TurnView;
}
const fooled = (seat: Seat, by: Seat): Gain => ({ seat, points: 1, why: "fooled", by: [by] });

test.each<[Seat, Gain, string]>([
  [0, fooled(0, 4), "Eve fell for Dan’s card: 1 point."],
  [3, fooled(0, 4), "Eve fell for your card: 1 point."],
  [1, fooled(1, 2), "Cleo fell for your card: 1 point."],
  [4, fooled(1, 2), "Cleo fell for Bea’s card: 1 point."],
])("T7: seat %i is told whose card led others astray", (you, gain, said) => {
  expect(because(table({ seats: PAIRS }, you), turn(gain), you)).toEqual({ points: 1, reasons: [said] });
});

test("W2: whoever could begin in Duet is told of partner and owls", () => {
  const two = [
    { seat: 0, mate: null },
    { seat: 1, mate: null },
  ];
  const game = { board: { type: "river" }, phase: "volunteer", hand: [1], seats: two, storyteller: null };
  const said = tipOf(table(game, 0), false)!;
  expect(said.step).toBe("race");
  expect(said.why).toContain("whisper a clue to Bea");
  expect(said.why).toContain("owls");
});

test("D8: whoever could begin is told where the game ends", () => {
  const game = { board: { type: "score-track", target: 45 }, phase: "volunteer", hand: [1], seats: [] };
  expect(tipOf(table(game, 0), false)!.why).toContain("first to 45 points wins");
});

test("T3: who tells in a team is told that the partner plays, too", () => {
  const game = { phase: "contribute", hand: [1], seats: PAIRS, storyteller: 0, table: [] };
  const said = tipOf(table(game, 0), false)!;
  expect(said.do).toContain("Dan and one player from each of the other teams");
});
