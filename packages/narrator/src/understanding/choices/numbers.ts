export const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);

/** The largest, and at least 0. */
export const most = (all: readonly number[]) =>
  all.reduce((largest, one) => Math.max(largest, one), 0);
