// Which tips this device has had, and whether somebody wants no more of them.
import { preference } from "../connection/keeping";

interface Kept {
  readonly seen: readonly string[];
  readonly off: boolean;
}

class Tips {
  #kept = $state.raw<Kept>(preference.get<Kept>("tips") ?? { seen: [], off: false });

  get off(): boolean {
    return this.#kept.off;
  }

  has(tip: string): boolean {
    return this.#kept.seen.includes(tip);
  }

  see(tip: string): void {
    if (!this.has(tip)) this.#keep({ ...this.#kept, seen: [...this.#kept.seen, tip] });
  }

  end(): void {
    this.#keep({ ...this.#kept, off: true });
  }

  /** From the beginning, for whoever asks. */
  again(): void {
    this.#keep({ seen: [], off: false });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    preference.keep("tips", kept);
  }
}

export const tips = new Tips();
