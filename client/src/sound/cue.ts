// What can be heard, by name. Screens say when; whoever listens, if anybody, makes the sound.
export type Cue =
  | "turn"
  | "laid"
  | "page"
  | "breath"
  | "tick"
  | "truth"
  | "hop"
  | "end"
  | "drum"
  | "finger"
  | "point"
  | "paws"
  | "right"
  | "almost"
  | "party"
  | "stamp";

let ear: ((cue: Cue, step: number) => void) | null = null;

/** `step` raises the pitch by so many notes. */
export function cue(name: Cue, step = 0): void {
  ear?.(name, step);
}

export function listen(listener: typeof ear): void {
  ear = listener;
}
