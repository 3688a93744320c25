/** The wanted id, or the next similar one that is not taken. */
export function freeEntry(entries: object, wished: string): string {
  if (!Object.hasOwn(entries, wished)) return wished;
  for (let count = 2; ; count += 1)
    if (!Object.hasOwn(entries, `${wished}_${count}`)) return `${wished}_${count}`;
}
