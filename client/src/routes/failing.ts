// What went wrong with a request, in words.
import { ApiError } from "../connection/api";
import { i18n } from "../i18n/language.svelte";

export function told(error: unknown): string {
  if (error instanceof ApiError) {
    const known = i18n.t.refusal(error.problem);
    return error.problem.message[i18n.language] ?? known;
  }
  return i18n.t.home.unreachable;
}
