/** The wanted name, or the first free one like it: cave, cave_2, cave_3. */
export function freeName(wanted: string, taken: Pick<ReadonlySet<string>, "has">): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}_${count}`;
  return name;
}
