// How parts of a sentence, and sentences, are put together: Japanese has signs of its own and no spaces.
import { i18n } from "./language.svelte";

const ENDS = /[.!?…。！？」]$/;

export const clauses = (parts: readonly string[]): string => parts.join(i18n.t.comma);
export const sentence = (text: string): string => (ENDS.test(text) ? text : text + i18n.t.stop);
export const sentences = (parts: readonly string[]): string => parts.join(i18n.t.space);
