/** The items of `source` until the signal aborts; it is then left at once, even where it does not listen. */
export async function* whileWanted<Item>(
  source: AsyncIterable<Item>,
  signal: AbortSignal,
): AsyncGenerator<Item> {
  const iterator = source[Symbol.asyncIterator]();
  const { promise: unwanted, reject } = Promise.withResolvers<never>();
  unwanted.catch(() => {});
  const stop = () => reject(signal.reason as Error);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), unwanted]);
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    // Not awaited: who does not listen may never come to its end.
    if (signal.aborted) iterator.return?.().catch(() => {});
  }
}
