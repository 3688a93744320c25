import type { ConditionWords } from "../shapes/made/game/state.ts";
import { comparisons, qualityKinds } from "../contract/game/state-values.ts";
import { type Reader, document, flag, list, number, oneOf, text } from "./fields.ts";
import { byKind } from "./kinds.ts";
import { readQualityValue } from "./quality-value.ts";

const named = document<ConditionWords>({ name: text() });

/** Null if any part is of an unknown kind: without it the sentence would mean something else. */
export const readConditionWords: Reader<ConditionWords | null> = byKind<ConditionWords | null>(
  "says",
  {
    all: readParts,
    any: readParts,
    not: (value) => {
      const part = readConditionWords(Reflect.get(Object(value), "part"));
      return part && { says: "not", part };
    },
    compares: document<ConditionWords>({
      name: text(),
      kind: oneOf(qualityKinds, "text"),
      is: oneOf(comparisons, "equals"),
      value: readQualityValue,
      is_quality: flag(),
    }),
    visited: document<ConditionWords>({ name: text(), times: number(1) }),
    carries: named,
    ending_found: named,
    unknown: named,
  },
);

function readParts(value: unknown): ConditionWords | null {
  const { says, parts } = value as { says: "all" | "any"; parts: unknown };
  const read = list(readConditionWords)(parts);
  const known = read.filter((part) => part !== null);
  return known.length === read.length ? { says, parts: known } : null;
}
