/** Items of `source` until the signal aborts, even if the source ignores it. */
export async function* untilAborted<Item>(
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
    // Not awaited: a source that ignores the signal may never return.
    if (signal.aborted) iterator.return?.().catch(() => {});
  }
}
