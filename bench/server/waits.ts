/** The percentile of the waits for a share such as 0.95. */
export function percentile(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
