const kilobyte = 1_000;
const megabyte = 1_000_000;

/** A size as a reader thinks of it: "184 kB", "6.2 MB". */
export function sizeIn(locale: string, bytes: number): string {
  const isLarge = bytes >= megabyte;
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(isLarge ? bytes / megabyte : Math.max(1, bytes / kilobyte));
}
