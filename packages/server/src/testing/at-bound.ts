import type { StoryBound } from "@katha/storygraph";

/** So many names. */
const list = (count: number, name = "x") =>
  Array.from({ length: count }, (_, at) => `${name}${at}`);
/** So many, a part at a time. */
const parts = (count: number, most: number) =>
  Array.from({ length: Math.ceil(count / most) }, (_, at) => Math.min(most, count - at * most));
const named = (sizes: readonly number[], entry: (size: number, at: number) => object) =>
  Object.fromEntries(sizes.map((size, at) => [`x${at}`, entry(size, at)]));
const recordOf = (count: number, entry: (at: number) => object) =>
  named(parts(count, 1), (_size, at) => entry(at));
const long = (length: number) => "x".repeat(length);

const end = { text: "The end." };
const scene = (fields: object) => ({ nodes: { a: { text: "A", ...fields }, end } });
const choice = (fields: object) =>
  scene({
    choices: [
      { text: "Stay", target: "a" },
      { text: "Go", target: "end", ...fields },
    ],
  });
const answer = (fields: object) => ({ reactions: { guard: { says: ["No."], ...fields } } });
const flag = { kind: "flag", name: "F" };
const isSet = { quality: "f", value: true };
const nested = (depth: number): object => (depth === 1 ? isSet : { not: nested(depth - 1) });
const set = (fields: object) => ({ qualities: { q: { kind: "set", name: "Q", ...fields } } });

/** For each bound of a story a structure with so much of it, and where that is found. */
export const atBound: Record<StoryBound, [of: (count: number) => object, path: string]> = {
  qualities: [(count) => ({ qualities: recordOf(count, () => flag) }), "qualities"],
  things: [(count) => ({ things: recordOf(count, () => ({ name: "T" })) }), "things"],
  reactions: [(count) => ({ reactions: recordOf(count, () => ({ says: ["No."] })) }), "reactions"],
  consequences: [
    (count) => ({ consequences: recordOf(count, () => ({ about: "C" })) }),
    "consequences",
  ],
  questions: [(count) => ({ who: { qualities: list(count) } }), "who.qualities"],
  packed: [(count) => ({ who: { things: list(count) } }), "who.things"],
  effects: [
    (count) => choice({ effects: list(count).map((one) => ({ set: one, to: true })) }),
    "nodes.a.choices.1.effects",
  ],
  paragraph_conditions: [
    (count) => scene({ shown_if: recordOf(count, () => isSet) }),
    "nodes.a.shown_if",
  ],
  detours: [
    (count) => scene({ instead: list(count).map((target) => ({ target, when: isSet })) }),
    "nodes.a.instead",
  ],
  condition_parts: [
    (count) => answer({ when: { all: list(count - 1).map(() => isSet) } }),
    "reactions.guard.when",
  ],
  condition_depth: [
    (count) => answer({ effects: [{ give: "key", when: nested(count) }] }),
    "reactions.guard.effects.0.when",
  ],
  offered: [
    (count) => ({
      nodes: {
        a: { text: "A", hub: true },
        ...recordOf(count, (at) => ({ text: "S", storylet: { title: `S${at}` } })),
      },
    }),
    "nodes.a.hub",
  ],
  acts: [(count) => answer({ acts: list(count) }), "reactions.guard.acts"],
  topics: [(count) => answer({ topics: list(count) }), "reactions.guard.topics"],
  all_topics: [
    (count) => ({
      reactions: named(parts(count, 1_000), (size) => ({ topics: list(size), says: ["No."] })),
    }),
    "reactions",
  ],
  lines: [(count) => scene({ nudges: list(count) }), "nodes.a.nudges"],
  wordings: [(count) => choice({ not_for: list(count) }), "nodes.a.choices.1.not_for"],
  all_wordings: [
    (count) => ({
      nodes: named(parts(count, 400), (size) => ({
        text: "A",
        choices: [{ text: "Go", target: "x0", aliases: list(size) }],
      })),
    }),
    "nodes",
  ],
  words: [(count) => set({ values: list(count) }), "qualities.q.values"],
  all_words: [
    (count) => ({
      qualities: named(parts(count, 100), (size) => ({
        kind: "set",
        name: "Q",
        values: list(size),
      })),
    }),
    "qualities",
  ],
  topic: [(count) => answer({ topics: ["x", long(count)] }), "reactions.guard.topics.1"],
  wording: [(count) => choice({ aliases: [long(count)] }), "nodes.a.choices.1.aliases.0"],
  word: [(count) => set({ values: ["x", long(count)] }), "qualities.q.values.1"],
  text: [
    (count) => ({ qualities: { q: { kind: "text", name: "Q", start: long(count) } } }),
    "qualities.q.start",
  ],
  name: [(count) => ({ things: { [long(count)]: { name: "T" } } }), `things.${long(201)}`],
  about: [(count) => ({ things: { t: { name: "T", about: long(count) } } }), "things.t.about"],
  label: [(count) => choice({ reason: long(count) }), "nodes.a.choices.1.reason"],
  told: [(count) => answer({ says: ["No.", long(count)] }), "reactions.guard.says.1"],
};
