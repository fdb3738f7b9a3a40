// Files on their way: two at a time, each with its progress; what was not taken says why.
import { ApiError } from "../connection/api";
import type { OwnCardView, PictureRules, ProblemView } from "../protocol/types";
import { readCard, readLine, send, type Owned } from "./api";
import { fitted, isZip } from "./files";

export interface Item {
  readonly key: number;
  readonly name: string;
  /** How much of it has been sent; at 1 the server develops it. */
  readonly sent: number;
}

export interface Refusal {
  readonly key: number;
  readonly name: string;
  /** Null: the server could not be reached. */
  readonly problem: ProblemView | null;
  /** To try once more. */
  readonly file: File | null;
}

const LANES = 2;
const AGAIN = 4;
const PAUSE = 1500;
const WORTH_ANOTHER_TRY = ["uploads-busy", "upload-cut", "picture-key", "wrong-key"];

export class Sending {
  #waiting = $state.raw<readonly { key: number; file: File }[]>([]);
  #under = $state.raw<readonly Item[]>([]);
  #refused = $state.raw<readonly Refusal[]>([]);
  #done = $state(0);
  #total = $state(0);
  #lanes = 0;
  #count = 0;
  readonly #stop = new AbortController();

  constructor(
    readonly deck: Owned,
    readonly rules: PictureRules,
    readonly oncard: (card: OwnCardView) => void,
  ) {}

  get waiting(): readonly Item[] {
    return [...this.#under, ...this.#waiting.map(({ key, file }) => ({ key, name: file.name, sent: 0 }))];
  }
  get refused(): readonly Refusal[] {
    return this.#refused;
  }
  get busy(): boolean {
    return this.#under.length + this.#waiting.length > 0;
  }
  get done(): number {
    return this.#done;
  }
  get total(): number {
    return this.#total;
  }

  add(files: readonly File[]): void {
    if (!this.busy) this.#done = this.#total = 0;
    this.#total += files.length;
    this.#waiting = [...this.#waiting, ...files.map((file) => ({ key: ++this.#count, file }))];
    while (this.#lanes < LANES && this.#waiting.length > this.#lanes) void this.#lane();
  }

  dismiss(key?: number): void {
    this.#refused = key === undefined ? [] : this.#refused.filter((one) => one.key !== key);
  }

  again(refusal: Refusal): void {
    this.dismiss(refusal.key);
    if (refusal.file) this.add([refusal.file]);
  }

  stop(): void {
    this.#waiting = [];
    this.#stop.abort();
  }

  async #lane(): Promise<void> {
    this.#lanes++;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      this.#waiting = this.#waiting.slice(1);
      this.#under = [...this.#under, { key: next.key, name: next.file.name, sent: 0 }];
      await (isZip(next.file) ? this.#zip(next.key, next.file) : this.#picture(next.key, next.file));
      this.#under = this.#under.filter(({ key }) => key !== next.key);
    }
    this.#lanes--;
  }

  #progress(key: number, sent: number): void {
    this.#under = this.#under.map((item) => (item.key === key ? { ...item, sent } : item));
  }

  async #picture(key: number, file: File): Promise<void> {
    const body = await fitted(file, this.rules);
    const path = `/cards?name=${encodeURIComponent(file.name.slice(-150))}`;
    await this.#tried(key, file, () =>
      send(
        this.deck,
        path,
        body,
        (part) => this.#progress(key, part),
        (line) => this.oncard(readCard(line)),
        this.#stop.signal,
      ),
    );
    this.#done++;
  }

  async #zip(key: number, file: File): Promise<void> {
    let files = 1;
    const heard = (line: string): void => {
      const { name, files: count, card, problem } = readLine(line);
      if (count !== null) {
        this.#total += count - files;
        files = count;
        return;
      }
      this.#done++;
      if (card) this.oncard(card);
      else this.#refuse(name || file.name, problem, null);
    };
    const whole = await this.#tried(key, file, () =>
      send(this.deck, "/zip", file, (part) => this.#progress(key, part), heard, this.#stop.signal),
    );
    if (!whole) this.#done++;
  }

  /** A server that is busy with others is asked again before a person is told. */
  async #tried(key: number, file: File, work: () => Promise<void>): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        await work();
        return true;
      } catch (error) {
        if (this.#stop.signal.aborted) return false;
        const problem = error instanceof ApiError ? error.problem : null;
        if (problem?.code !== "uploads-busy" || attempt === AGAIN) {
          this.#refuse(
            file.name,
            problem,
            problem === null || WORTH_ANOTHER_TRY.includes(problem.code) ? file : null,
          );
          return false;
        }
        this.#progress(key, 0);
        await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt));
      }
    }
  }

  #refuse(name: string, problem: ProblemView | null, file: File | null): void {
    this.#refused = [...this.#refused, { key: ++this.#count, name, problem, file }];
  }
}
