/** What is awaited; where the signal is aborted before, its reason is thrown. */
export async function unlessAborted<Value>(
  awaited: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([awaited, gone]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}
