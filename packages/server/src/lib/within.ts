/** Rejects if the work takes longer. */
export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("There was no answer in time.")), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
