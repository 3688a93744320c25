/** Groups of four letters, which the eye does not lose while it copies. */
export function groupsOf(key: string): { at: number; group: string }[] {
  return (key.match(/.{1,4}/g) ?? []).map((group, at) => ({ at, group }));
}
