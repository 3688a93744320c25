/** Runs sliced work to its end at once and returns its result. */
export function toTheEnd<Result, Word>(work: Generator<unknown, Result, Word | undefined>): Result {
  for (;;) {
    const step = work.next(undefined);
    if (step.done) return step.value;
  }
}
