export interface Formats {
  /** 9800 is "9.8k". */
  readonly compact: (count: number) => string;
  readonly number: (value: number) => string;
  /** 62 is "62%". */
  readonly percent: (percent: number) => string;
  readonly minutes: (minutes: number) => string;
  /** Short month, day, year: "Nov 20, 2026". */
  readonly date: (moment: string) => string;
  /** The same, on the same day for readers everywhere: for what a server writes before it knows where they are. */
  readonly day: (moment: string) => string;
}

/** Intl's makers are slow to build and quick to use: one set for a language. */
export function formatsFor(locale: string): Formats {
  const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const minutes = new Intl.NumberFormat(locale, { style: "unit", unit: "minute" });
  const calendar = { month: "short", day: "numeric", year: "numeric" } as const;
  const date = new Intl.DateTimeFormat(locale, calendar);
  const day = new Intl.DateTimeFormat(locale, { ...calendar, timeZone: "UTC" });
  return {
    compact: (count) => compact.format(count).replace("K", "k"),
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    minutes: (value) => minutes.format(value),
    date: (moment) => date.format(new Date(moment)),
    day: (moment) => day.format(new Date(moment)),
  };
}
