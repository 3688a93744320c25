/** The wanted name, or the first free one like it: cave, cave_2, cave_3. */
export function freeName(taken: ReadonlySet<string>, wished: string): string {
  const name = wished === "" ? "node" : wished;
  if (!taken.has(name)) return name;
  const [, stem = name] = /^(.+)_\d+$/s.exec(name) ?? [];
  for (let count = 2; ; count += 1) {
    const next = `${stem}_${count}`;
    if (!taken.has(next)) return next;
  }
}
