/** Looks at what is due: one look at a time, and what becomes due meanwhile together in the next. */
export function createLooks(
  look: (due: ReadonlySet<string>) => Promise<void>,
  onError: (error: unknown) => void,
): { at(ids: Iterable<string>): void } {
  let due = new Set<string>();
  let isLooking = false;

  async function lookAtAll(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      while (due.size > 0) {
        const now = due;
        due = new Set();
        await look(now);
      }
    } catch (error) {
      onError(error);
    } finally {
      isLooking = false;
    }
  }

  return {
    at: (ids) => {
      for (const id of ids) due.add(id);
      void lookAtAll();
    },
  };
}
