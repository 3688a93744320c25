/** The wanted name, or the first free one like it: cave, cave_2, cave_3. */
export function freeName(wanted: string, taken: Pick<ReadonlySet<string>, "has">): string {
  return freeNames(taken)(wanted);
}

/** The same for many names, as long as none that is taken becomes free: counting goes on where it stopped. */
export function freeNames(taken: Pick<ReadonlySet<string>, "has">): (wanted: string) => string {
  const counts = new Map<string, number>();
  return (wanted) => {
    if (!taken.has(wanted)) return wanted;
    let count = counts.get(wanted) ?? 2;
    while (taken.has(`${wanted}_${count}`)) count += 1;
    counts.set(wanted, count);
    return `${wanted}_${count}`;
  };
}
