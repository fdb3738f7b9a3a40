// What went wrong with a request, in words.
import { ApiError } from "../connection/api";
import { i18n } from "../i18n/language.svelte";

export function told(error: unknown): string {
  if (error instanceof ApiError) {
    return error.problem.message[i18n.language] ?? i18n.t.refused(error.problem);
  }
  return i18n.t.home.unreachable;
}
