export const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);

/** Probabilities from odds against none; the rest of 1 is for none. */
export function chancesAmong(strengths: readonly number[]): number[] {
  const whole = strengths.reduce((all, one) => all + one, 1);
  return strengths.map((one) => one / whole);
}

/** The largest, and at least 0. */
export const most = (all: readonly number[]) =>
  all.reduce((largest, one) => Math.max(largest, one), 0);

/** The largest of those at these places, and at least 0. */
export function mostAt(all: readonly number[], places: readonly number[]): number {
  let largest = 0;
  for (const place of places) largest = Math.max(largest, all[place] ?? 0);
  return largest;
}

export const between = (least: number, value: number, largest: number) =>
  Math.max(least, Math.min(largest, value));

/** The share of a list that something is true of; 0 of an empty one. */
export const shareOf = <One>(list: readonly One[], is: (one: One) => boolean) =>
  list.length === 0 ? 0 : list.filter(is).length / list.length;

/** Nearer to the smaller of two shares. */
export const harmonicMean = (left: number, right: number) =>
  left + right > 0 ? (2 * left * right) / (left + right) : 0;
