import type { StoryGraph } from "@katha/storygraph";

type Choice = StoryGraph["nodes"][string]["choices"][number];

/** A line without what typing does to it: case, punctuation and spaces. */
const bare = (line: string) =>
  line
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

function unclearIn(choices: readonly Choice[]): string[] {
  const texts = new Set(choices.map(({ text }) => bare(text)));
  const taken = new Set<string>();
  return choices.flatMap(({ aliases = [], not_for = [] }) => {
    const denied = new Set(not_for.map(bare));
    return aliases.flatMap((alias) => {
      const line = bare(alias);
      const faults = [
        ...(texts.has(line) ? [`"${alias}" is the text of a choice`] : []),
        ...(taken.has(line) ? [`"${alias}" is an alias twice`] : []),
        ...(denied.has(line) ? [`"${alias}" is an alias and in not_for`] : []),
      ];
      taken.add(line);
      return faults;
    });
  });
}

/** Aliases that do not say which choice of their scene is meant. */
export function unclearAliases({ graph }: { graph: StoryGraph }): string[] {
  return Object.entries(graph.nodes).flatMap(([node, { choices }]) =>
    unclearIn(choices).map((fault) => `${node}: ${fault}`),
  );
}

/** How many choices have how many aliases, in words: the best served first. */
export function aliasCounts(graph: StoryGraph): string {
  const choicesBy = new Map<number, number>();
  for (const { choices } of Object.values(graph.nodes))
    for (const { aliases = [] } of choices)
      choicesBy.set(aliases.length, (choicesBy.get(aliases.length) ?? 0) + 1);
  return [...choicesBy]
    .toSorted(([one], [other]) => other - one)
    .map(([aliases, choices]) => `${choices} with ${aliases}`)
    .join(", ");
}
