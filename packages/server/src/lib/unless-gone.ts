/** What is awaited, or the reason of whoever leaves before it is there. */
export async function unlessGone<Value>(
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
