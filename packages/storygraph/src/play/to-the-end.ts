/** What a piece of work that can be done in slices comes to, done at once. */
export function toTheEnd<Result, Word>(work: Generator<unknown, Result, Word | undefined>): Result {
  for (;;) {
    const step = work.next(undefined);
    if (step.done) return step.value;
  }
}
