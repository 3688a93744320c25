/** Callers that ask for the same thing while it is being made wait for the one making of it. */
export function singleFlight<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const flying = new Map<string, Promise<T>>();
  return (key, make) => {
    const underway = flying.get(key);
    if (underway) return underway;
    const flight = make().finally(() => flying.delete(key));
    flying.set(key, flight);
    return flight;
  };
}

/** At most so many at once; the rest wait in the order they came. */
export function inTurn(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
