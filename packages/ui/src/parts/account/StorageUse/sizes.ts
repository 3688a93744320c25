const megabyte = 1_000_000;

/** "12.4 MB", in the reader's digits. */
export function megabytesIn(locale: string, bytes: number): string {
  const size = bytes / megabyte;
  const maximumFractionDigits = size < 10 ? 1 : 0;
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits,
  });
  return format.format(size);
}
