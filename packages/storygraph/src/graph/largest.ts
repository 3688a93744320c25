/** The largest of these, and at least 0. There may be too many for the arguments of `Math.max`. */
export const largestOf = (numbers: readonly number[]): number =>
  numbers.reduce((largest, one) => Math.max(largest, one), 0);
