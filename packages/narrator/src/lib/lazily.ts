/** A value that is worked out when it is first asked for. */
export function lazily<Value>(work: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: work() }).value;
}
