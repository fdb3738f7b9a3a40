// The screens of a game beside a real box, by the phase: one file, fetched with the first of them.
export { default as "i-tell" } from "./Tell.svelte";
export { default as agree } from "./Agree.svelte";
export { default as "open-slots" } from "./Numbers.svelte";
export { default as claim } from "./Numbers.svelte";
export { default as recap } from "./Recap.svelte";
export { default as over } from "./Ending.svelte";
