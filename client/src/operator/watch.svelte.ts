// Looks at the server every few seconds while the page is seen, and remembers how the load went.
import { ApiError } from "../connection/api";
import { told } from "../routes/failing";
import type { OperatorView } from "../protocol/types";
import { look } from "./api";

const EVERY = 5000;
const POINTS = 24;

export class Watch {
  #view = $state.raw<OperatorView | null>(null);
  #moves = $state.raw<readonly number[]>([]);
  #processor = $state.raw<readonly number[]>([]);
  #problem = $state("");
  #timer = 0;

  constructor(
    readonly key: string,
    readonly onwrong: (why: string) => void,
  ) {}

  get view(): OperatorView | null {
    return this.#view;
  }
  /** Milliseconds from frame to commit, lately; the last is now. */
  get moves(): readonly number[] {
    return this.#moves;
  }
  /** Of one core, in percent. */
  get processor(): readonly number[] {
    return this.#processor;
  }
  get problem(): string {
    return this.#problem;
  }

  start(): () => void {
    void this.#round();
    const seen = (): void => void this.look();
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async #round(): Promise<void> {
    await this.look();
    this.#timer = window.setTimeout(() => void this.#round(), EVERY);
  }

  async look(): Promise<void> {
    if (document.visibilityState === "hidden") return;
    try {
      this.#see(await look(this.key));
      this.#problem = "";
    } catch (error) {
      const code = error instanceof ApiError ? error.problem.code : "";
      if (["wrong-key", "operator-key", "not-found"].includes(code)) this.onwrong(told(error));
      else this.#problem = told(error);
    }
  }

  /** The server counts from its start; what happens now is the difference. */
  #see(view: OperatorView): void {
    const before = this.#view?.started === view.started ? this.#view : null;
    const seconds = (view.now - (before?.now ?? view.started)) / 1000;
    const { commands, seconds: took, cpu } = view.load;
    const done = commands - (before?.load.commands ?? 0);
    if (seconds > 0.5) {
      const share = (100 * (cpu - (before?.load.cpu ?? 0))) / seconds;
      this.#processor = [...this.#processor, Math.max(0, share)].slice(-POINTS);
      if (done > 0) {
        const each = (1000 * (took - (before?.load.seconds ?? 0))) / done;
        this.#moves = [...this.#moves, each].slice(-POINTS);
      }
      this.#view = view;
    } else this.#view = { ...view, now: before?.now ?? view.now, load: before?.load ?? view.load };
  }
}
