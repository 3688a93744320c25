import { startPosition, understand } from "@katha/narrator";
import {
  answerTo,
  begin,
  holds,
  normalise,
  startState,
  storyBounds,
  textAt,
  type PlayState,
} from "@katha/storygraph";
import { printNumber } from "../number.ts";

/** What a story may be at most, and far more than that: nobody waits for either. */
const atOnce = 250;
/** A story is prepared when the first line is typed. */
const preparing = 2_000;

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name}${at}`);
const recordOf = (names: readonly string[], entry: (name: string) => unknown) =>
  Object.fromEntries(names.map((name) => [name, entry(name)]));

/** Once, since one of these took twenty seconds. */
function time(label: string, work: () => unknown, limit = atOnce): void {
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
    nodes: { a: { text: "A", choices: [{ text: "Wait", target: "a" }] } },
    reactions: { guard: { topics: numbered(count, "topic "), says: ["No."] } },
  });

for (const count of [storyBounds.qualities, 1_200, 2_400]) {
  const graph = flagsAndEffects(count);
  time(`${count} flags and effects in one scene`, () => begin(graph));
}

for (const count of [storyBounds.words, 20_000]) {
  const state: PlayState = startState(twoSets(count));
  time(`two sets of ${count} words compared`, () =>
    holds({ quality: "one", is: "equals", other: "other" }, state),
  );
}

for (const [length, times] of [
  [storyBounds.text, storyBounds.told / storyBounds.text],
  [20_000, 6_600],
] as const) {
  const graph = filledIn(length, times);
  const state = startState(graph);
  time(`a text of ${length} characters, ${times} times in a scene`, () =>
    printNumber("characters told", textAt(graph, "a", state).length, ""),
  );
}

for (const count of [storyBounds.topics, 20_000, 200_000]) {
  const graph = withTopics(count);
  const spoken = { acts: [], about: [], sharedWords: () => 0, coveredBy: () => 0 };
  time(`an answer of ${count} topics, looked for`, () =>
    answerTo(graph, "a", startState(graph), spoken),
  );
}

const story = {
  title: "",
  language: "en",
  contentRating: "teen",
  prompt: "",
  systemPrompt: "",
  graph: withTopics(storyBounds.topics),
  bible: null,
};
const position = startPosition(story.graph);
const asked = { story, position, action: "custom_action", offers: [], passages: [] } as const;
const typed = { ...asked, said: "Is there a topic 7?", command: null };
// Loads the words of the language, which every story shares.
understand({ ...typed, story: { ...story, graph: withTopics(1) } });
time(
  `the first line typed where an answer has ${storyBounds.topics} topics`,
  () => understand(typed),
  preparing,
);
time("the second such line", () => understand(typed));
