import {
  array,
  boolean,
  constantFrom,
  integer,
  option,
  record,
  tuple,
  type Arbitrary,
} from "fast-check";
import { normalise, type StoryGraph } from "@katha/storygraph";
import { anyCondition, anyEffect, lampStory } from "@katha/storygraph/testing";

const names = Object.keys(lampStory.nodes);
const anyTarget = constantFrom(...names);
const anyWords = constantFrom(
  "It is {lamp|lit|dark}.",
  "{trust|Nobody|One friend|# friends} here.",
  "You, {name}.",
  "With {companion|nobody|Meera}: {companion}.",
  "{key|The key is cold.|Your hands are empty.}",
  "- A dash, a {brace} and *stars*.",
  "{health} left of it",
  "Plain",
);
const anyParagraph = tuple(constantFrom("", "{if a} ", "{if not a} "), anyWords).map((parts) =>
  parts.join(""),
);
const anyEffects = array(
  tuple(anyEffect, option(anyCondition), boolean()).map(([effect, when, once]) =>
    Object.assign({}, effect, when !== null && { when }, once && { once }),
  ),
  { maxLength: 3 },
);
const anyCheck = record({
  quality: constantFrom("trust", "lamp"),
  difficulty: constantFrom("easy", "medium", "hard"),
  fails_to: anyTarget,
  effects: anyEffects,
});
const anyChoice = record(
  {
    text: anyWords,
    target: constantFrom(...names, "@hub"),
    when: anyCondition,
    otherwise: constantFrom("locked", "hidden"),
    once: boolean(),
    effects: anyEffects,
    check: anyCheck,
  },
  { requiredKeys: ["text", "target"] },
);

const anyNode = (later: readonly string[]) =>
  record(
    {
      text: array(anyParagraph, { minLength: 1, maxLength: 3 }).map((all) => all.join("\n\n")),
      choices: array(anyChoice, { maxLength: 4 }),
      shown_if: record({ a: anyCondition }),
      effects: anyEffects,
      // Only to later scenes, so that there are no rings.
      ...(later.length > 0 && {
        instead: array(record({ when: anyCondition, target: constantFrom(...later) }), {
          maxLength: 2,
        }),
      }),
      hub: record({ name: constantFrom("", "inner"), most: integer({ min: 0, max: 2 }) }),
      storylet: record(
        {
          title: anyWords,
          hub: constantFrom("", "inner"),
          when: anyCondition,
          once: boolean(),
          priority: integer({ min: 0, max: 3 }),
        },
        { requiredKeys: ["title", "hub", "priority"] },
      ),
    },
    { requiredKeys: ["text", "choices"] },
  );

/** Stories that use everything that keeps count, over the qualities and things of the lamp story. */
export const anyStory: Arbitrary<StoryGraph> = tuple(
  ...names.map((_, at) => anyNode(names.slice(at + 1).filter((name) => name !== "dark"))),
).map((nodes) =>
  normalise({
    ...lampStory,
    nodes: Object.fromEntries(nodes.map((node, at) => [names[at], node])),
  }),
);
