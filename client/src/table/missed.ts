// A refusal that nobody needs to read.
import type { PlayerCommand } from "../protocol/types";

const MOVED_ON = new Set(["already-ready", "game-over", "no-game", "too-late"]);

/** Whoever taps “next” twice, or just after the table went on without them, has missed nothing. */
export const missedNothing = (command: PlayerCommand, code: string): boolean =>
  command.do === "act" && command.move.do === "ready" && MOVED_ON.has(code);
