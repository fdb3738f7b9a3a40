// Times and sizes as people say them, in the language of the page.
import { i18n, texts } from "../i18n/language.svelte";

const number = (value: number, digits = 0) =>
  new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: digits }).format(value);

export function size(bytes: number): string {
  const { units } = texts("operator");
  if (bytes < 999_500) return `${number(bytes / 1e3, bytes < 1e4 ? 1 : 0)} ${units.kB}`;
  if (bytes < 999_500_000) return `${number(bytes / 1e6, bytes < 1e7 ? 1 : 0)} ${units.MB}`;
  return `${number(bytes / 1e9, 1)} ${units.GB}`;
}

export function span(milliseconds: number): string {
  const { times } = texts("operator");
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return times.seconds(seconds);
  if (seconds < 3600) return times.minutes(Math.floor(seconds / 60));
  if (seconds < 48 * 3600)
    return times.hours({
      h: Math.floor(seconds / 3600),
      min: String(Math.floor((seconds % 3600) / 60)).padStart(2, "0"),
    });
  return times.days(Math.floor(seconds / 86400));
}

export function ago(milliseconds: number): string {
  const { times } = texts("operator");
  return milliseconds < 5000 ? times.now : times.ago(span(milliseconds));
}

export const clock = (at: number) =>
  new Intl.DateTimeFormat(i18n.locale, { hour: "2-digit", minute: "2-digit" }).format(at);

export const percent = (value: number) => texts("operator").percent(number(value));
export const milliseconds = (value: number) => texts("operator").ms(number(value, value < 10 ? 1 : 0));
