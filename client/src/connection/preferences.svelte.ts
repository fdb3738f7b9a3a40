// What a person chose on this device: theme, sound, card descriptions.
import { preference } from "./keeping";

export type Theme = "night" | "paper";

class Preferences {
  #theme = $state<Theme>(
    preference.get<Theme>("theme") ??
      (matchMedia("(prefers-color-scheme: light)").matches ? "paper" : "night"),
  );
  #sound = $state<boolean>(preference.get<boolean>("sound") ?? true);
  #volume = $state<number>(preference.get<number>("volume") ?? 0.7);
  #vibrate = $state<boolean>(preference.get<boolean>("vibrate") ?? true);
  #descriptions = $state<boolean>(preference.get<boolean>("descriptions") ?? false);

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    preference.keep("theme", value);
    this.dress();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    preference.keep("sound", value);
  }

  /** From 0 to 1. */
  get volume(): number {
    return this.#volume;
  }
  set volume(value: number) {
    this.#volume = value;
    preference.keep("volume", value);
  }

  get vibrate(): boolean {
    return this.#vibrate;
  }
  set vibrate(value: boolean) {
    this.#vibrate = value;
    preference.keep("vibrate", value);
  }

  /** Off by default: a description is a hint. */
  get descriptions(): boolean {
    return this.#descriptions;
  }
  set descriptions(value: boolean) {
    this.#descriptions = value;
    preference.keep("descriptions", value);
  }

  dress(): void {
    document.documentElement.dataset["theme"] = this.#theme;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", this.#theme === "paper" ? "#e8dec7" : "#0f1a2a");
  }
}

export const preferences = new Preferences();
