// For children who do not read: what to do, told by pictures, a hand that shows where, and a voice.
import { texts } from "../i18n/language.svelte";
import type { IconName } from "../pieces/icons";
import type { Attitude, MeadowView, Rabbit } from "../protocol/types";
import type { Table } from "../table/table.svelte";
import { reader } from "./tips";

export type Sign =
  | { readonly door: Rabbit; readonly attitude: Attitude; readonly guest: boolean }
  | { readonly icon: IconName; readonly dim?: boolean }
  | { readonly hush: true }
  | { readonly sign: string };

export interface PictureTip {
  readonly step: string;
  readonly signs: readonly Sign[];
  /** For the voice and for who hears the page. */
  readonly words: string;
  /** Whether a hand shows what to tap. */
  readonly tap: boolean;
}

/** `settled`: the reveal has been told to its end. */
export function pictureTipOf(table: Table, settled: boolean): PictureTip | null {
  const { game } = table;
  if (game.board.type !== "meadow") return null;
  const board: MeadowView = game.board;
  const me = reader(table);
  if (me === null || table.connection.shared) return null;
  const words = texts("coach").kids;
  const burrow = board.burrows[board.pawn]!;
  const guest: Rabbit = game.guest ?? "sun";
  const other: Rabbit = guest === "sun" ? "moon" : "sun";
  const chief = game.storyteller === me;
  const door = (kind: Rabbit, invited = false): Sign => ({
    door: kind,
    attitude: burrow[kind],
    guest: invited,
  });
  const icon = (name: IconName): Sign => ({ icon: name });
  const sign = (text: string): Sign => ({ sign: text });
  const tip = (step: string, said: string, signs: readonly Sign[], tap = true): PictureTip => ({
    step,
    words: said,
    signs,
    tap,
  });
  switch (game.phase) {
    case "invite":
      if (!chief) return tip("wait", words.wait, [icon("eye")], false);
      return tip("guest", words.guest, [door("sun"), sign("?"), door("moon"), icon("hand")]);
    case "contribute":
      if (!table.waitsFor(me)) return null;
      return chief
        ? tip("invitation", words.invitation, [icon("cards"), sign("→"), door(guest, true)])
        : tip("other", words.other, [icon("cards"), sign("→"), door(other)]);
    case "open-slots":
    case "claim":
      if (table.may("count")) return tip("count", words.count, [icon("hand"), sign("3 2 1")]);
      if ((table.may("open-slots") || table.may("claim")) && !game.table.some(({ mine }) => mine === "own"))
        return tip(
          "claim",
          texts("box").tips.kids,
          [icon("cards"), sign("→"), sign("1 2 3"), icon("hand")],
          false,
        );
      if (chief || !table.may("vote") || game.ballot) return null;
      return tip(
        "point",
        words.point,
        [door(guest, true), sign("="), icon("cards"), sign("?"), icon("hand")],
        false,
      );
    case "point":
      if (table.may("count")) return tip("count", words.count, [icon("hand"), sign("3 2 1")]);
      if (chief)
        return tip(
          "hush",
          words.hush,
          [{ hush: true }, icon("hand"), icon("hand"), sign("→"), door("sun"), door("moon")],
          false,
        );
      if (!table.waitsFor(me)) return null;
      return tip("point", words.point, [
        door(guest, true),
        sign("="),
        icon("cards"),
        sign("?"),
        icon("hand"),
      ]);
    case "recap": {
      const visit = game.previous?.visit;
      if (!visit || !settled) return null;
      const seen = board.burrows[visit.burrow]!;
      const both = (["sun", "moon"] as const).map((kind): Sign => ({
        door: kind,
        attitude: seen[kind],
        guest: kind === visit.guest,
      }));
      return visit.welcomed
        ? tip("meeting", words.welcomed, [icon("hand"), icon("hand"), sign("→"), ...both], false)
        : tip(
            "meeting",
            words.home,
            [icon("hand"), { icon: "hand", dim: true }, sign("→"), icon("home")],
            false,
          );
    }
    default:
      return null;
  }
}
