/** Splits a key into groups of four letters, which are easier to copy by eye. */
export function groupsOf(key: string): { at: number; group: string }[] {
  return (key.match(/.{1,4}/g) ?? []).map((group, at) => ({ at, group }));
}
