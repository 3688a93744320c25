export interface RestartLimits {
  most: number;
  withinMs: number;
}

export const restartLimits: RestartLimits = { most: 5, withinMs: 10 * 60_000 };

/** Answers which restart of late this is, or undefined if there have been too many. */
export function countRestarts(
  { most, withinMs }: RestartLimits,
  now: () => number = () => performance.now(),
): () => number | undefined {
  let earlier: number[] = [];
  return () => {
    earlier = earlier.filter((at) => now() - at < withinMs);
    if (earlier.length >= most) return undefined;
    return earlier.push(now());
  };
}
