// How a game ended, in a title and an aside.
import { texts } from "../i18n/language.svelte";
import type { Seat } from "../protocol/types";
import type { Table } from "./table.svelte";

export interface Ranked {
  readonly seat: Seat;
  readonly score: number;
}

export function ranking(table: Table): Ranked[] {
  return Object.entries(table.game.result?.scores ?? {})
    .map(([seat, score]) => ({ seat: Number(seat), score }))
    .sort((a, b) => b.score - a.score);
}

/** `plain`: for people elsewhere, to whom nobody is "you". */
export function outcome(table: Table, plain = false): { readonly title: string; readonly aside: string } {
  const over = texts("over");
  const result = table.game.result!;
  const { winners, rabbits } = result;
  const mate = (seat: Seat) => table.game.seats.find((one) => one.seat === seat)?.mate ?? null;
  const alone = winners.length === 1 && mate(winners[0]!) === null ? winners[0]! : null;
  const title =
    rabbits !== null
      ? (over.party[rabbits] ?? over.rabbits(rabbits))
      : alone !== null
        ? alone === table.you && !plain
          ? over.youWin
          : over.wins(table.name(alone))
        : over.share(
            winners
              .flatMap((seat) => [seat, mate(seat)])
              .filter((seat) => seat !== null)
              .map((seat) => table.name(seat)),
          );
  const ranked = ranking(table);
  const margin = winners.length === 1 && ranked.length > 1 ? ranked[0]!.score - ranked[1]!.score : 0;
  const aside =
    result.reason === "ended"
      ? over.ended
      : result.reason === "too-few"
        ? over.tooFew
        : result.reason === "abandoned"
          ? over.abandoned
          : rabbits !== null
            ? over.rabbits(rabbits)
            : margin
              ? over.by(margin)
              : winners.length > 1
                ? over.tie
                : "";
  return { title, aside };
}
