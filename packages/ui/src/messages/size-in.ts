const kilobyte = 1_000;
const megabyte = 1_000_000;

/** "12.4 MB" with the reader's digits; below a tenth of a megabyte "4 kB". */
export function sizeIn(locale: string, bytes: number): string {
  const isSmall = bytes > 0 && bytes < megabyte / 10;
  const size = isSmall ? Math.max(1, bytes / kilobyte) : bytes / megabyte;
  const maximumFractionDigits = !isSmall && size < 10 ? 1 : 0;
  const unit = isSmall ? "kilobyte" : "megabyte";
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits }).format(size);
}
