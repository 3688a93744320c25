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
  /** The same day in every time zone, because the server does not know the reader's. */
  readonly day: (moment: string) => string;
}

const made = new Map<string, Formats>();

/** Intl's formatters are slow to create and fast to use, so each is created once per language, on first use. */
export function formatsFor(locale: string): Formats {
  const known = made.get(locale);
  if (known) return known;
  const numbers = (options: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(locale, options));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, options));
  const compact = numbers({ notation: "compact", maximumFractionDigits: 1 });
  const number = numbers({ maximumFractionDigits: 1 });
  const percent = numbers({ style: "percent", maximumFractionDigits: 0 });
  const minutes = numbers({ style: "unit", unit: "minute" });
  const calendar = { month: "short", day: "numeric", year: "numeric" } as const;
  const date = dates(calendar);
  const day = dates({ ...calendar, timeZone: "UTC" });
  const formats: Formats = {
    locale,
    compact: (count) => compact().format(count).replace("K", "k"),
    number: (value) => number().format(value),
    percent: (value) => percent().format(value / 100),
    minutes: (value) => minutes().format(value),
    date: (moment) => formatMoment(date(), moment),
    day: (moment) => formatMoment(day(), moment),
  };
  made.set(locale, formats);
  return formats;
}

/** Empty for an invalid date, for which Intl would throw. */
export function formatMoment(format: Intl.DateTimeFormat, moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? "" : format.format(date);
}

function once<Made>(make: () => Made): () => Made {
  let one: Made | undefined;
  return () => (one ??= make());
}
