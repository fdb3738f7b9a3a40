// A date as people write it in the language of the page.
import { i18n } from "../i18n/language.svelte";

export function day(at: number): string {
  return new Intl.DateTimeFormat(i18n.locale, { day: "numeric", month: "long", year: "numeric" }).format(at);
}
