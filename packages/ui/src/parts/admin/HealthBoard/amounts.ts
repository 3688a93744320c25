const steps = [
  { unit: "day", ms: 86_400_000 },
  { unit: "hour", ms: 3_600_000 },
  { unit: "minute", ms: 60_000 },
] as const;

/** "3 days": in the largest unit of which there is at least one. */
export function spanIn(locale: string, ms: number): string {
  const { unit, ms: length } = steps.find((step) => ms >= step.ms) ?? steps[2];
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.floor(ms / length));
}

const sizes = [
  { unit: "gigabyte", bytes: 1024 ** 3 },
  { unit: "megabyte", bytes: 1024 ** 2 },
] as const;

export function bytesIn(locale: string, bytes: number): string {
  const { unit, bytes: size } = sizes.find((each) => bytes >= each.bytes) ?? sizes[1];
  const maximumFractionDigits = bytes < 10 * size ? 1 : 0;
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits });
  return format.format(bytes / size);
}

export function msBetween(earlier: string, later: string): number {
  return Math.max(0, Date.parse(later) - Date.parse(earlier));
}
