/** How a number is spread over many plays. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { min: 0, median: 0, max: 0 };
  const sorted = Float64Array.from(values).toSorted();
  const at = (index: number) => sorted[index] ?? 0;
  const middle = (sorted.length - 1) / 2;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { min: at(0), median, max: at(sorted.length - 1) };
}
