/** "$0.0042": small sums keep their first two digits. */
export function dollarsIn(locale: string, dollars: number): string {
  const digits =
    dollars > 0 && dollars < 1
      ? { maximumSignificantDigits: 2 }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(locale, { style: "currency", currency: "USD", ...digits }).format(
    dollars,
  );
}

/** "0.8 sec". */
export function secondsIn(locale: string, ms: number): string {
  const maximumFractionDigits = ms < 10_000 ? 1 : 0;
  const format = { style: "unit", unit: "second", maximumFractionDigits } as const;
  return new Intl.NumberFormat(locale, format).format(ms / 1000);
}

/** "English well, Hindi with care". */
export function namesIn(locale: string, names: readonly string[]): string {
  return new Intl.ListFormat(locale, { style: "short", type: "unit" }).format(names);
}
