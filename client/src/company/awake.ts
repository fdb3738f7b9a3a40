// Keeps the screen on during a game: the wake lock where the
// page may ask for it, else a tiny film that plays unseen.
import film from "../assets/awake.mp4";

interface Lock {
  release(): Promise<void>;
}
interface Locks {
  request(kind: "screen"): Promise<Lock>;
}

export class Awake {
  #wanted = false;
  #lock: Lock | null = null;
  #film: HTMLVideoElement | null = null;

  constructor() {
    document.addEventListener("visibilitychange", this.#again);
    addEventListener("pointerdown", this.#again, { passive: true });
  }

  set wanted(value: boolean) {
    if (value === this.#wanted) return;
    this.#wanted = value;
    if (value) this.#again();
    else this.#sleep();
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.#again);
    removeEventListener("pointerdown", this.#again);
    this.wanted = false;
  }

  /** A lock ends whenever the page is hidden; a film may start only after a touch. */
  #again = (): void => {
    if (!this.#wanted || document.visibilityState === "hidden" || this.#lock) return;
    const locks = (navigator as { wakeLock?: Locks }).wakeLock;
    if (!locks) return this.#play();
    locks.request("screen").then(
      (lock) => {
        if (!this.#wanted) return void lock.release();
        this.#lock = lock;
        (lock as unknown as EventTarget).addEventListener("release", () => (this.#lock = null));
      },
      () => null, // a battery nearly empty: the screen may sleep
    );
  };

  #play(): void {
    this.#film ??= Object.assign(document.createElement("video"), {
      src: film,
      loop: true,
      muted: true,
      playsInline: true,
    });
    void this.#film.play().catch(() => null);
  }

  #sleep(): void {
    void this.#lock?.release();
    this.#lock = null;
    this.#film?.pause();
    this.#film = null;
  }
}
