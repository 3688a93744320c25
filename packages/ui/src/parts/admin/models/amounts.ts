/** "$12.50", and "$0.0042": less than a cent keeps its first two digits. */
export function dollarsIn(locale: string, dollars: number): string {
  const digits =
    dollars > 0 && dollars < 0.01 ? { maximumSignificantDigits: 2 } : { minimumFractionDigits: 2 };
  const format = { style: "currency", currency: "USD", ...digits } as const;
  return new Intl.NumberFormat(locale, format).format(dollars);
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
