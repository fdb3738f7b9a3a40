// Plays the sounds through one volume, once a first touch or
// key has allowed it. Files are fetched only when sound is on.
import { preferences } from "../connection/preferences.svelte";
import { listen, type Cue } from "./cue";
import { pitch } from "./pitch";

const FILES = import.meta.glob<string>("../assets/sounds/*.mp3", {
  query: "?url",
  import: "default",
  eager: true,
});
const address = (cue: Cue) => FILES[`../assets/sounds/${cue}.mp3`]!;

let context: AudioContext | null = null;
let volume: GainNode | null = null;
let hushed = false;
const buffers = new Map<Cue, Promise<AudioBuffer | null>>();

/** With a television at the table the phones stay silent: it speaks for all. */
export function quiet(on: boolean): void {
  hushed = on;
}

function fetched(cue: Cue): Promise<AudioBuffer | null> {
  let found = buffers.get(cue);
  if (!found) {
    found = fetch(address(cue))
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => context!.decodeAudioData(bytes))
      .catch(() => (buffers.delete(cue), null));
    buffers.set(cue, found);
  }
  return found;
}

/** One after the other, so that no sound comes late and no picture waits. */
async function ahead(): Promise<void> {
  for (const path of Object.keys(FILES)) await fetched(path.replace(/.*\/|\.mp3/g, "") as Cue);
}

/** Browsers are silent until somebody touches the page; a television may be allowed at once. */
function unlock(): void {
  if (!preferences.sound || typeof AudioContext === "undefined") return;
  if (!context) {
    context = new AudioContext({ latencyHint: "interactive" });
    volume = context.createGain();
    volume.connect(context.destination);
    void ahead();
  }
  if (context.state === "suspended") void context.resume();
}

const LATE = 400;

async function play(cue: Cue, step: number): Promise<void> {
  if (!preferences.sound || hushed || (document.visibilityState === "hidden" && cue !== "turn")) return;
  if (!context || !volume) return;
  const asked = performance.now();
  const buffer = await fetched(cue);
  // A sound that comes late tells something untrue.
  if (!buffer || context.state !== "running" || performance.now() - asked > LATE) return;
  volume.gain.value = preferences.volume ** 2;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.playbackRate.value = pitch(step);
  source.connect(volume);
  source.start();
}

/**
 * Nobody touches a television: where its browser lets a page
 * speak by itself, it may. Asking this way warns nobody.
 */
export function speakUp(): void {
  if (!preferences.sound || context) return;
  const probe = new Audio(address("tick"));
  probe.volume = 0.02;
  probe.play().then(unlock, () => null);
}

/** Heard on demand: to try the volume. */
export function sample(): void {
  unlock();
  void play("turn", 0);
}

/** From now on; returns how to stop. */
export function soundOn(): () => void {
  const touched = ["pointerdown", "keydown"] as const;
  for (const event of touched) addEventListener(event, unlock, { passive: true });
  if (navigator.userActivation?.hasBeenActive) unlock();
  listen((cue, step) => void play(cue, step));
  return () => {
    listen(null);
    for (const event of touched) removeEventListener(event, unlock);
  };
}
