import { normalise, type StoryGraph } from "@katha/storygraph";
import { sampleGraph } from "./sample-graph.ts";

const numbers = Array.from({ length: 10 }, (_, at) => `number_${at}`);
const flags = Array.from({ length: 6 }, (_, at) => `flag_${at}`);
const words = Array.from({ length: 4 }, (_, at) => `word_${at}`);
const values = ["nobody", "Meera", "Ravi"];

const qualities = Object.fromEntries([
  ...numbers.map((name) => [name, { kind: "number", name, shown: true, most: 10 }]),
  ...flags.map((name) => [name, { kind: "flag", name, shown: true }]),
  ...words.map((name) => [name, { kind: "one_of", name, shown: true, values }]),
]);
const things = Object.fromEntries(
  ["key", "rope", "lantern"].map((name) => [name, { name: `the ${name}` }]),
);
const pick = <Item>(items: readonly Item[], at: number) => items[at % items.length];

function conditionAt(at: number): object {
  const asked = { quality: pick(numbers, at), is: "at_least", value: 1 + (at % 3) };
  const lit = { quality: pick(flags, at), value: at % 2 === 0 };
  if (at % 4 === 0) return { all: [asked, lit] };
  if (at % 4 === 1) return { any: [asked, { carries: pick(Object.keys(things), at) }] };
  return at % 4 === 2 ? { not: lit } : { quality: pick(words, at), value: pick(values, at) };
}

function effectsAt(at: number): object[] {
  return [
    { add: pick(numbers, at), by: at % 5 === 0 ? -1 : 1 },
    ...(at % 3 === 0 ? [{ set: pick(flags, at), to: at % 2 === 0 }] : []),
    ...(at % 4 === 0 ? [{ set: pick(words, at), to: pick(values, at) }] : []),
    ...(at % 7 === 0 ? [{ give: pick(Object.keys(things), at), once: true }] : []),
  ];
}

/**
 * The same story with a state of twenty qualities and three things: every second choice has a condition, every choice has
 * an effect, some are skill checks, and some paragraphs are conditional.
 */
export function countingGraph(count: number): StoryGraph {
  const { nodes, start_node } = sampleGraph(count);
  const counting = Object.entries(nodes).map(([name, node], number) => {
    const choices = node.choices.map((choice, at) => ({
      ...choice,
      effects: effectsAt(number + at),
      ...(at > 0 && { when: conditionAt(number + at) }),
      ...(at === 0 &&
        number % 10 === 3 && {
          check: { quality: pick(numbers, number), fails_to: choice.target },
        }),
    }));
    const text = `{if shown} The lamp burns.\n\n${node.text} {flag_0|lit|unlit}`;
    const shown_if = { shown: { quality: pick(flags, number), value: true } };
    return [
      name,
      {
        ...node,
        text,
        shown_if,
        choices,
        effects: [{ add: pick(numbers, number), by: 1, once: true }],
      },
    ];
  });
  return normalise({ start_node, qualities, things, nodes: Object.fromEntries(counting) });
}
