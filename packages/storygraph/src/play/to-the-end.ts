/** What a piece of work that can be done in slices comes to, done at once. */
export function toTheEnd<Result>(work: Generator<unknown, Result, undefined>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
