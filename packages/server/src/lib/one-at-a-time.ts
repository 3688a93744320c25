/** Serialises work on the same key within this process. */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(thing: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(thing) ?? Promise.resolve()).then(work, work);
    last.set(thing, mine);
    try {
      return await mine;
    } finally {
      if (last.get(thing) === mine) last.delete(thing);
    }
  };
}
