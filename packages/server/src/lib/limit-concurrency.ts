interface WaitLimits {
  /** The most pieces of work in line; more are refused at once. */
  most?: number;
  /** Work that has waited this long is refused. */
  patienceMs?: number | undefined;
  refuse: () => Error;
}

/** Runs at most `atOnce` pieces of work at a time; the rest wait in order. */
export function limitConcurrency(
  atOnce: number,
  limit?: WaitLimits,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  function inLine(): Promise<void> {
    return new Promise<void>((go, refuse) => {
      const timer =
        limit?.patienceMs === undefined
          ? undefined
          : setTimeout(() => {
              waiting.splice(waiting.indexOf(next), 1);
              refuse(limit.refuse());
            }, limit.patienceMs);
      const next = () => {
        clearTimeout(timer);
        go();
      };
      waiting.push(next);
    });
  }

  return async (work) => {
    if (running < atOnce) running += 1;
    else {
      if (limit?.most !== undefined && waiting.length >= limit.most) throw limit.refuse();
      // The slot passes to the next in line, so `running` does not change.
      await inLine();
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
