export interface Formats {
  readonly locale: string;
  /** 9800 is "9.8k". */
  readonly compact: (count: number) => string;
  readonly number: (value: number) => string;
  /** 62 is "62%". */
  readonly percent: (percent: number) => string;
  readonly minutes: (minutes: number) => string;
  /** Short month, day, year: "Nov 20, 2026". */
  readonly date: (moment: string) => string;
  /** The same day for readers everywhere: the server does not know their time zone. */
  readonly day: (moment: string) => string;
}

const made = new Map<string, Formats>();

/** Intl's formatters are slow to build and quick to use, so each language has one set. */
export function formatsFor(locale: string): Formats {
  const known = made.get(locale);
  if (known) return known;
  const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const minutes = new Intl.NumberFormat(locale, { style: "unit", unit: "minute" });
  const calendar = { month: "short", day: "numeric", year: "numeric" } as const;
  const date = new Intl.DateTimeFormat(locale, calendar);
  const day = new Intl.DateTimeFormat(locale, { ...calendar, timeZone: "UTC" });
  const formats: Formats = {
    locale,
    compact: (count) => compact.format(count).replace("K", "k"),
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    minutes: (value) => minutes.format(value),
    date: (moment) => formatMoment(date, moment),
    day: (moment) => formatMoment(day, moment),
  };
  made.set(locale, formats);
  return formats;
}

/** Empty where the moment is unknown: Intl throws there. */
export function formatMoment(format: Intl.DateTimeFormat, moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? "" : format.format(date);
}
