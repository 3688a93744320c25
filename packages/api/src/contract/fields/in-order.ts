function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Keys that were sent come first, in their order; keys filled in by the schema come last. */
function namesInOrder(written: readonly string[], read: object): string[] {
  const known = written.filter((name) => Object.hasOwn(read, name));
  return [...new Set([...known, ...Object.keys(read)])];
}

/**
 * The parsed value with its keys in the order in which they were sent, because a schema puts the keys it knows first.
 * Values already in order are not copied: the largest story has 100,000 choices.
 */
export function inOrderOf<Read>(written: unknown, read: Read): Read {
  if (Array.isArray(read)) {
    if (!Array.isArray(written)) return read;
    const entries = read.map((entry, at) => inOrderOf<unknown>(written[at], entry));
    return entries.every((entry, at) => entry === read[at]) ? read : (entries as Read);
  }
  if (!isObject(written) || !isObject(read)) return read;
  const before = Object.keys(written);
  const names = Object.keys(read);
  const isSame = names.length === before.length && names.every((name, at) => name === before[at]);
  const ordered = isSame ? names : namesInOrder(before, read);
  const values = ordered.map((name) =>
    Object.hasOwn(written, name) ? inOrderOf<unknown>(written[name], read[name]) : read[name],
  );
  if (isSame && values.every((value, at) => value === read[ordered[at] ?? ""])) return read;
  return Object.fromEntries(ordered.map((name, at) => [name, values[at]])) as Read;
}
