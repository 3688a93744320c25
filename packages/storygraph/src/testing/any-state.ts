import {
  anything,
  array,
  boolean,
  constantFrom,
  dictionary,
  integer,
  letrec,
  oneof,
  record,
  string,
} from "fast-check";
import { comparisons, type Condition } from "../state/model/condition.ts";
import { lampStory } from "./lamp-story.ts";

const anyQuality = constantFrom(...Object.keys(lampStory.qualities), "health", "gone");
const anyThing = constantFrom(...Object.keys(lampStory.things), "gone");
const anyNode = constantFrom(...Object.keys(lampStory.nodes), "gone");
const anyValue = oneof(
  boolean(),
  integer({ min: -9, max: 9 }),
  constantFrom("nobody", "Meera", "the song", "x"),
  array(string()),
);

/** Conditions of every kind over the lamp story, nested. */
export const anyCondition = letrec<{ condition: Condition }>((tie) => ({
  condition: oneof(
    { maxDepth: 3 },
    record({ quality: anyQuality, is: constantFrom(...comparisons), value: anyValue }),
    record({ quality: anyQuality, is: constantFrom(...comparisons), other: anyQuality }),
    record({ carries: anyThing }),
    record({ visited: anyNode, times: integer({ min: 1, max: 3 }) }),
    record({ ending_found: anyNode }),
    record({ all: array(tie("condition"), { maxLength: 3 }) }),
    record({ any: array(tie("condition"), { maxLength: 3 }) }),
    record({ not: tie("condition") }),
  ),
})).condition;

/** Effects of every kind over the lamp story. */
export const anyEffect = oneof(
  record({ set: anyQuality, to: anyValue }),
  record({ set: anyQuality, as: anyQuality }),
  record({ add: anyQuality, by: integer({ min: -9, max: 9 }) }),
  record({ add: anyQuality, by_quality: anyQuality, times: integer({ min: -2, max: 2 }) }),
  record({ include: anyQuality, value: constantFrom("the song", "x") }),
  record({ exclude: anyQuality, value: constantFrom("the song", "x") }),
  record({ give: anyThing }),
  record({ take: anyThing }),
);

/** Whatever may stand where a condition or an effect is read, right or wrong. */
export const anyWritten = oneof(
  anything(),
  dictionary(
    constantFrom(
      "all",
      "any",
      "not",
      "quality",
      "is",
      "value",
      "other",
      "set",
      "to",
      "add",
      "by",
      "when",
    ),
    anything(),
  ),
);
