import { formatMoment } from "./formats.ts";

const moments = new Map<string, Intl.DateTimeFormat>();

/** With the time of day: "20 Nov 2026, 10:05". */
export function momentIn(locale: string, moment: string): string {
  const format =
    moments.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  moments.set(locale, format);
  return formatMoment(format, moment);
}
