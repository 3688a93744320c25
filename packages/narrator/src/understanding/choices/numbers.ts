export const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);

/** How likely each of these is, by how much likelier it is than none; what is left of 1 is for none. */
export function chancesAmong(strengths: readonly number[]): number[] {
  const whole = strengths.reduce((all, one) => all + one, 1);
  return strengths.map((one) => one / whole);
}

/** The largest, and at least 0. */
export const most = (all: readonly number[]) =>
  all.reduce((largest, one) => Math.max(largest, one), 0);
