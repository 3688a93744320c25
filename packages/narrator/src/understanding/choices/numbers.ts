export const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);

/** Probabilities from log-odds against none; the rest of 1 is for none. */
export function chancesAmong(strengths: readonly number[]): number[] {
  const whole = strengths.reduce((all, one) => all + one, 1);
  return strengths.map((one) => one / whole);
}

/** The largest, and at least 0. */
export const most = (all: readonly number[]) =>
  all.reduce((largest, one) => Math.max(largest, one), 0);
