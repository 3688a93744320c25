import type { Clock } from "../../../lib/clock.ts";

interface KeptFor {
  clock: Clock;
  /** How long an answer is kept, and how long a failure. */
  answerMs: number;
  failureMs: number;
}

/** Asks outside only once in a while, and once at a time. A failure is kept, too, but for less long. */
export function keptFor<Answer>(
  { clock, answerMs, failureMs }: KeptFor,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let kept: Promise<Answer> | undefined;
  let until = 0;
  return () => {
    if (kept !== undefined && clock.now().getTime() < until) return kept;
    const asked = ask();
    kept = asked;
    until = Number.POSITIVE_INFINITY;
    const keep = (milliseconds: number) => {
      until = clock.now().getTime() + milliseconds;
    };
    asked.then(
      () => keep(answerMs),
      () => keep(failureMs),
    );
    return asked;
  };
}
