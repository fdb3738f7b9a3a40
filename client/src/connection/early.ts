// What the first screen will ask for is asked at once, while its words are still on their way.
import { router } from "../routes/router.svelte";
import type { Peek } from "../protocol/types";
import { peek } from "./api";
import { Connection } from "./connection.svelte";
import { seats, tokensOf, type Kept } from "./keeping";

let door: { readonly code: string; readonly answer: Promise<Peek> } | null = null;
let line: Connection | null = null;

/** Called before anything is drawn. */
export function askEarly(): void {
  const { route } = router;
  if (route.at !== "table") return;
  const kept = seats.of(route.code);
  if (kept) line = new Connection(tokensOf(kept));
  else {
    const answer = peek(route.code, { invite: route.invite });
    // Whoever takes it up hears of a failure.
    answer.catch(() => null);
    door = { code: route.code, answer };
  }
}

/** Who is behind a door: the answer that is under way, once, or a new one. */
export function peekAt(code: string, invite: string | null): Promise<Peek> {
  const asked = door?.code === code ? door.answer : null;
  door = null;
  return asked ?? peek(code, { invite });
}

/** The line of a seat: the one that is being opened, once, or a new one. */
export function lineOf(kept: Kept): Connection {
  const opened = line?.token === kept.token ? line : null;
  if (!opened) line?.close();
  line = null;
  return opened ?? new Connection(tokensOf(kept));
}
