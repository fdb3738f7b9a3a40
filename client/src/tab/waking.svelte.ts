// How far the game in this tab is: fetched, awake, in another tab, not to be kept.
import { seats } from "../connection/keeping";
import type { Parts, ToPage } from "./messages";

declare const __PARTS__: Parts;

export type State = "waking" | "ready" | "elsewhere" | "taken" | "failed";

export const STONES = 13;
/** Python, its modules, the games that were kept. */
const STEPS = 3;
const MEGABYTE = 1_000_000;

class Waking {
  #state = $state<State>("waking");
  #bytes = $state(0);
  #steps = $state(0);
  #why = $state("");
  #unkept = $state(false);
  #lost = $state<string | null>(null);
  onTake: () => void = () => {};

  get state(): State {
    return this.#state;
  }
  get why(): string {
    return this.#why;
  }
  /** The browser refuses to keep what is played. */
  get unkept(): boolean {
    return this.#unkept;
  }

  /** A table that was played here; the browser has thrown it away. */
  get lost(): string | null {
    return this.#lost;
  }

  get #part(): number {
    return Math.min(1, this.#bytes / __PARTS__.whole);
  }

  /** How many stones the rabbit has come. */
  get stones(): number {
    if (this.#state === "ready") return STONES;
    return Math.floor(this.#part * (STONES - STEPS)) + this.#steps;
  }

  /** Megabytes as they travel, and how many there are. */
  get fetched(): number {
    return Math.round((this.#part * __PARTS__.packed) / MEGABYTE);
  }
  get all(): number {
    return Math.round(__PARTS__.packed / MEGABYTE);
  }

  hear(told: ToPage): void {
    switch (told.kind) {
      case "loaded":
        this.#bytes += told.bytes;
        return;
      case "step":
        this.#steps++;
        return;
      case "ready":
        this.#state = "ready";
        this.#unkept = !told.kept;
        this.#lost = told.empty && told.kept ? seats.last() : null;
        if (this.#lost) seats.forget(this.#lost);
        performance.mark("reverie-ready");
        return;
      case "elsewhere":
      case "taken":
        this.#state = told.kind;
        return;
      case "unkept":
        this.#unkept = true;
        return;
      case "failed":
        this.#state = "failed";
        this.#why = told.why;
    }
  }

  /** The game comes to this tab; the other one stops. */
  take(): void {
    if (this.#state === "taken") location.reload();
    else {
      this.#state = "waking";
      this.onTake();
    }
  }
}

export const waking = new Waking();
