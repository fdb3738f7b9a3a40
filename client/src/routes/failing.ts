// What went wrong with a request, in words.
import { ApiError } from "../connection/api";
import { i18n } from "../i18n/language.svelte";

/** Whether a door asks for a key, or for another one than it was given. */
export function wantsKey(error: unknown): "missing" | "wrong" | null {
  const code = error instanceof ApiError ? error.problem.code : "";
  if (code === "table-key" || code === "picture-key") return "missing";
  return code === "wrong-key" ? "wrong" : null;
}

export function told(error: unknown): string {
  if (error instanceof ApiError) {
    return error.problem.message[i18n.language] ?? i18n.refused(error.problem);
  }
  return i18n.t.home.unreachable;
}
