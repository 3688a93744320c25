import { storyletsAt, type GraphNode, type StoryGraph } from "@katha/storygraph";

interface Worded {
  aliases?: readonly string[];
  not_for?: readonly string[];
}
interface Said extends Worded {
  text: string;
}

/** A line without case, punctuation and spaces, which vary in typing. */
const bare = (line: string) =>
  line
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

function unclearIn(choices: readonly Said[]): string[] {
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

/** Everything that can be said in a scene: its choices, and the ways to its hub's storylets. */
function offeredAt(graph: StoryGraph, { choices, hub }: GraphNode): Said[] {
  const storylets = hub === undefined ? [] : storyletsAt(graph, hub.name);
  const led = storylets.map(({ storylet: { title: text, aliases = [], not_for = [] } }): Said => {
    return { text, aliases, not_for };
  });
  return [...choices, ...led];
}

/** Aliases that fit more than one choice of their scene. */
export function unclearAliases({ graph }: { graph: StoryGraph }): string[] {
  return Object.entries(graph.nodes).flatMap(([name, node]) =>
    unclearIn(offeredAt(graph, node)).map((fault) => `${name}: ${fault}`),
  );
}

/** How many choices have how many aliases, in words; the most aliases first. */
export function aliasCounts(graph: StoryGraph): string {
  const choicesBy = new Map<number, number>();
  const nodes = Object.values(graph.nodes);
  const storylets = nodes.flatMap(({ storylet }) => storylet ?? []);
  const offered: Worded[] = [...nodes.flatMap(({ choices }) => choices), ...storylets];
  for (const { aliases = [] } of offered)
    choicesBy.set(aliases.length, (choicesBy.get(aliases.length) ?? 0) + 1);
  return [...choicesBy]
    .toSorted(([one], [other]) => other - one)
    .map(([aliases, choices]) => `${choices} with ${aliases}`)
    .join(", ");
}
