// What keeps a player company beside the screen: sounds,
// a screen that stays on, a buzz and a sign when it is their turn.
import { tips } from "../coach/kept.svelte";
import { preferences } from "../connection/preferences.svelte";
import { quietly } from "../connection/reloading";
import { i18n, texts } from "../i18n/language.svelte";
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

/** A bot has left the first turn to people for a minute, and nobody wanted it (C3). */
const begins = (table: Table, before: GameView | null, now: GameView): boolean =>
  before?.phase === "volunteer" &&
  now.phase === "clue" &&
  now.storyteller !== null &&
  table.chair(now.storyteller)?.holder === "bot";

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
      if (before !== undefined && now && room.games === games) {
        hear(before, now);
        if (!tv && begins(table, before, now)) table.toast(texts("bots").begins(table.name(now.storyteller)));
      }
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
        if (preferences.vibrate && navigator.userActivation?.hasBeenActive !== false)
          navigator.vibrate?.(BUZZ);
      }
      was = now;
      const title = `${i18n.t.join.title(spaced(table.code))} · Reverie`;
      sign(yours, yours ? `● ${i18n.t.company.yourTurn} · ${title}` : title);
    });
    // Whoever plays for the first time has a lantern, until it has told everything or is put out.
    const learning = $derived(
      !tv && !tips.off && table.connection.message !== null && table.running !== null,
    );
    $effect(() => {
      if (!learning) return;
      let stopped = false;
      let out = () => {};
      void quietly(async () => {
        const { coach } = await import("../coach/start");
        if (!stopped) out = coach(table);
      });
      return () => {
        stopped = true;
        out();
      };
    });
    // Bots tell nobody a clue twice, at whatever table (`bots/heard.py`).
    const clue = $derived(tv ? null : (table.running?.clue?.text ?? null));
    $effect(() => {
      if (clue) void quietly(async () => (await import("./heard")).heard.note(clue));
    });
    $effect(() => {
      if (connection.welcome?.role === "player")
        void quietly(async () => connection.recall((await import("./heard")).heard.marks));
    });
    let stamps = 0;
    $effect(() => {
      const { length } = table.hearts;
      if (length > stamps) cue("stamp");
      stamps = length;
    });
    let watched: readonly number[] | null = null;
    $effect(() => {
      if (connection.status !== "live" || !connection.message) return;
      const { watchers } = connection;
      const came =
        tv || !watched || !table.mine.length
          ? undefined
          : watchers.find(({ number }) => !watched!.includes(number));
      if (came)
        table.toast(
          came.kind === "tv"
            ? texts("guests").cameTv
            : texts("guests").came(came.name || texts("guests").someone),
        );
      watched = [...new Set([...(watched ?? []), ...watchers.map(({ number }) => number)])];
    });
    $effect(() => quiet(!tv && table.beside));
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
