const rounds = 5;

/** The median time of some work after warm-up, in milliseconds. */
export function medianTime(work: () => unknown): number {
  work();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.toSorted((left, right) => left - right)[Math.floor(rounds / 2)] ?? 0;
}
