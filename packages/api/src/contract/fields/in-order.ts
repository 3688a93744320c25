function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * What was read, in the order in which it was written: reading puts the fields that it knows first. What was
 * filled in comes last.
 */
export function inOrderOf<Read>(written: unknown, read: Read): Read {
  if (Array.isArray(read))
    return Array.isArray(written)
      ? (read.map((entry, at) => inOrderOf<unknown>(written[at], entry)) as Read)
      : read;
  if (!isObject(written) || !isObject(read)) return read;
  const names = new Set([
    ...Object.keys(written).filter((name) => Object.hasOwn(read, name)),
    ...Object.keys(read),
  ]);
  return Object.fromEntries(
    Array.from(names, (name) => [
      name,
      inOrderOf(Object.hasOwn(written, name) ? written[name] : undefined, read[name]),
    ]),
  ) as Read;
}
