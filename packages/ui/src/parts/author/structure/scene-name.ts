import type { StoryGraph } from "@katha/storygraph";

/** The wanted name, or the next similar one that is not taken: cave, cave_2, cave_3. */
export function freshName({ nodes }: StoryGraph, wished: string): string {
  if (!Object.hasOwn(nodes, wished)) return wished;
  const [, stem = wished] = /^(.+)_\d+$/s.exec(wished) ?? [];
  for (let count = 2; ; count += 1) {
    const next = `${stem}_${count}`;
    if (!Object.hasOwn(nodes, next)) return next;
  }
}

const longest = 24;

/** A name for the scene that a choice leads to: “Row on!” becomes row_on. */
export function nameFrom(text: string): string {
  const [first = "", ...words] = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  let name = first;
  for (const word of words) {
    if (name.length + 1 + word.length > longest) break;
    name = `${name}_${word}`;
  }
  return name;
}
