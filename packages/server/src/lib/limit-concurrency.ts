interface WaitLimits {
  /** The most pieces of work in line; more are refused at once. */
  most?: number;
  /** Work that has waited this long is refused. */
  patienceMs?: number | undefined;
  refuse: () => Error;
}

/** Runs at most `atOnce` pieces of work at a time; the rest wait in order, each until its signal is aborted. */
export function limitConcurrency(
  atOnce: number,
  limit?: WaitLimits,
): <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  function inLine(signal: AbortSignal | undefined): Promise<void> {
    return new Promise<void>((go, refuse) => {
      const leave = (why: Error) => {
        waiting.splice(waiting.indexOf(next), 1);
        stopWaiting();
        refuse(why);
      };
      const onAbort = () => leave(signal?.reason);
      const timer =
        limit?.patienceMs === undefined
          ? undefined
          : setTimeout(() => leave(limit.refuse()), limit.patienceMs);
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
      };
      const next = () => {
        stopWaiting();
        go();
      };
      signal?.addEventListener("abort", onAbort);
      waiting.push(next);
    });
  }

  return async (work, signal) => {
    signal?.throwIfAborted();
    if (running < atOnce) running += 1;
    else {
      if (limit?.most !== undefined && waiting.length >= limit.most) throw limit.refuse();
      // The slot passes to the next in line, so `running` does not change.
      await inLine(signal);
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
