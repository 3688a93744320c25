import {
  answerTo,
  begin,
  holds,
  normalise,
  startState,
  textAt,
  type PlayState,
} from "@katha/storygraph";
import { printNumber } from "../number.ts";

/** What a story may be at most, and far more than that: nobody waits for either. */
const limit = 250;

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name}${at}`);
const recordOf = (names: readonly string[], entry: (name: string) => unknown) =>
  Object.fromEntries(names.map((name) => [name, entry(name)]));

/** Once, since one of these took twenty seconds. */
function time(label: string, work: () => unknown): void {
  const start = performance.now();
  work();
  const took = performance.now() - start;
  printNumber(label, took, "ms");
  if (took <= limit) return;
  console.log(`  over its limit of ${limit} ms`);
  process.exitCode = 1;
}

function flagsAndEffects(count: number) {
  const flags = numbered(count, "flag_");
  return normalise({
    qualities: recordOf(flags, (name) => ({ kind: "flag", name })),
    nodes: { a: { text: "A", effects: flags.map((name) => ({ set: name, to: true })) } },
  });
}

function twoSets(count: number) {
  const words = numbered(count, "word_");
  return normalise({
    qualities: {
      one: { kind: "set", values: words, start: words },
      other: { kind: "set", values: words, start: words.toReversed() },
    },
    nodes: { a: { text: "A" } },
  });
}

const filledIn = (length: number, times: number) =>
  normalise({
    qualities: { t: { kind: "text", start: "x".repeat(length) } },
    nodes: { a: { text: "{t}".repeat(times) } },
  });

const withTopics = (count: number) =>
  normalise({
    nodes: { a: { text: "A" } },
    reactions: { guard: { topics: numbered(count, "topic "), says: ["No."] } },
  });

for (const count of [200, 1_200, 2_400]) {
  const graph = flagsAndEffects(count);
  time(`${count} flags and effects in one scene`, () => begin(graph));
}

for (const count of [100, 20_000]) {
  const state: PlayState = startState(twoSets(count));
  time(`two sets of ${count} words compared`, () =>
    holds({ quality: "one", is: "equals", other: "other" }, state),
  );
}

for (const [length, times] of [
  [200, 6_600],
  [20_000, 6_600],
] as const) {
  const graph = filledIn(length, times);
  const state = startState(graph);
  time(`a text of ${length} characters, ${times} times in a scene`, () =>
    printNumber("characters told", textAt(graph, "a", state).length, ""),
  );
}

for (const count of [2_500, 20_000, 200_000]) {
  const graph = withTopics(count);
  const spoken = { acts: [], about: [], sharedWords: () => 0, coveredBy: () => 0 };
  time(`an answer of ${count} topics`, () => {
    try {
      answerTo(graph, "a", startState(graph), spoken);
    } catch (error) {
      console.log(`  ${String(error)}`);
    }
  });
}
