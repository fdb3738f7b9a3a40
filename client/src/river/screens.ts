// The screens of two in a boat, by the phase: one file, fetched with the first of them.
export { default as clue } from "./Whisper.svelte";
export { default as contribute } from "./Lure.svelte";
export { default as vote } from "./Listen.svelte";
export { default as recap } from "./Recap.svelte";
export { default as over } from "./Ending.svelte";
