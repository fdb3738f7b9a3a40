// What keeps a player company beside the screen: sounds, a screen that stays on, a buzz and a sign when it is their turn.
import { preferences } from "../connection/preferences.svelte";
import { words } from "../i18n/company";
import { i18n } from "../i18n/language.svelte";
import type { GameView, Seat } from "../protocol/types";
import { cue } from "../sound/cue";
import { quiet, soundOn, speakUp } from "../sound/player";
import type { Table } from "../table/table.svelte";
import { spaced } from "../routes/router.svelte";
import { Awake } from "./awake";
import { sign } from "./sign";

const BUZZ = [70, 60, 70];
const acted = (game: GameView | null) => game?.seats.filter((seat) => seat.acted).length ?? 0;

/** Whose move is awaited, of those who play on this device; looking back at a turn is none. */
function awaited(table: Table): readonly Seat[] {
  const { running, connection } = table;
  if (!running || running.phase === "recap" || running.phase === "over") return [];
  return (connection.welcome?.seats ?? []).filter((seat) => table.waitsFor(seat));
}

/** What a change of the game sounds like. */
function hear(before: GameView | null, now: GameView): void {
  if (before?.serial !== now.serial || before.phase !== now.phase) {
    if (now.phase === "over") return cue(now.board.type === "meadow" ? "party" : "end");
    if (now.phase === "vote" || now.phase === "point") return cue("breath");
    if (now.phase === "contribute" && now.clue) return cue("page");
    return;
  }
  if (acted(now) <= acted(before)) return;
  if (now.phase === "contribute") cue("laid");
  if (now.phase === "point") cue("finger");
}

/** Returns how to stop. `tv`: a television speaks for the whole table. */
export function attend(table: Table, tv = false): () => void {
  const { connection } = table;
  const silence = soundOn();
  if (tv) speakUp();
  const awake = new Awake();
  const stop = $effect.root(() => {
    let before: GameView | null | undefined;
    let games = -1;
    $effect(() => {
      if (!connection.message) return;
      const { running: now, room } = table;
      if (before !== undefined && now && room.games === games) hear(before, now);
      before = now;
      games = room.games;
    });
    let was: readonly Seat[] | null = null;
    $effect(() => {
      if (!connection.message) return;
      const now = tv ? [] : awaited(table);
      const yours = now.length > 0;
      if (was && now.some((seat) => !was!.includes(seat))) {
        cue("turn");
        if (preferences.vibrate && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(BUZZ);
      }
      was = now;
      const title = `${i18n.t.join.title(spaced(table.code))} · Reverie`;
      sign(yours, yours ? `● ${words().yourTurn} · ${title}` : title);
    });
    let stamps = 0;
    $effect(() => {
      const { length } = table.hearts;
      if (length > stamps) cue("stamp");
      stamps = length;
    });
    $effect(() => quiet(!tv && connection.tv));
    $effect(() => {
      awake.wanted = connection.message !== null && table.running !== null && table.running.phase !== "over";
    });
  });
  return () => {
    stop();
    awake.stop();
    silence();
    sign(false, "Reverie");
  };
}
