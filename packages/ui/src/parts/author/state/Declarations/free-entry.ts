/** The id that was wished for, or the next like it that no entry has. */
export function freeEntry(entries: object, wished: string): string {
  if (!Object.hasOwn(entries, wished)) return wished;
  for (let count = 2; ; count += 1)
    if (!Object.hasOwn(entries, `${wished}_${count}`)) return `${wished}_${count}`;
}
