interface Waiting {
  most: number;
  /** Thrown for work beyond that. */
  refuse: () => Error;
}

/** Runs at most `atOnce` pieces of work at a time; the rest wait in order. */
export function limitConcurrency(
  atOnce: number,
  limit?: Waiting,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else {
      if (limit && waiting.length >= limit.most) throw limit.refuse();
      // The slot passes to the next in line, so `running` stays the same.
      await new Promise<void>((go) => waiting.push(go));
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
