import { freeNames } from "@katha/storygraph/structure";

/** Names that another format accepts: invalid ones are replaced, and none occurs twice. */
export function shownNames(
  names: readonly string[],
  canStand: (name: string) => boolean,
  rename: (name: string) => string,
): Map<string, string> {
  const taken = new Set(names.filter(canStand));
  const free = freeNames(taken);
  return new Map(
    names.map((name) => {
      if (canStand(name)) return [name, name];
      const shown = free(rename(name));
      taken.add(shown);
      return [name, shown];
    }),
  );
}

export function turnedAround(names: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(Array.from(names, ([name, shown]) => [shown, name]));
}

export function renamedIn(names: ReadonlyMap<string, string>): string[] {
  return Array.from(names).flatMap(([name, shown]) => (name === shown ? [] : [name]));
}
