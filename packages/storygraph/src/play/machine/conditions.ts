import type { Comparison, Condition, QualityCondition } from "../../state/model/condition.ts";
import type { Quality, Value } from "../../state/model/quality.ts";
import { numberFor, type Layout, type QualitySlot, type Slots } from "./slots.ts";

export type Test = (slots: Slots) => boolean;
type Sort = "boolean" | "number" | "text" | "set";

const never: Test = () => false;
const always: Test = () => true;

export const sortOf = ({ kind }: Quality): Sort =>
  kind === "flag" ? "boolean" : kind === "number" ? "number" : kind === "set" ? "set" : "text";

/** One side of a comparison: a quality, or a value that is written there. */
interface Side {
  sort: Sort;
  slot: number | null;
  number: number;
  /** The slots of a set's words; undefined of words that are written there. */
  words: ReadonlyMap<string, number | undefined>;
}

function sideOfValue(layout: Layout, value: Value): Side {
  const sort: Sort =
    typeof value === "string"
      ? "text"
      : typeof value === "object"
        ? "set"
        : (typeof value as "boolean" | "number");
  const words = typeof value === "object" ? value : [];
  return {
    sort,
    slot: null,
    number: numberFor(layout, value),
    words: new Map(words.map((word) => [word, undefined])),
  };
}

const sideOfQuality = ({ quality, at, words }: QualitySlot): Side => ({
  sort: sortOf(quality),
  slot: at,
  number: 0,
  words,
});

const reads = ({ slot, number }: Side): ((slots: Slots) => number) =>
  slot === null ? () => number : ({ values }) => values[slot] ?? 0;

/** Whether a word is in: known from the beginning where no slot tells. */
function isIn({ slot, words }: Side, word: string): Test {
  const at = words.get(word);
  if (slot === null) return words.has(word) ? always : never;
  return at === undefined ? never : ({ values }) => values[at] === 1;
}

function areSetsEqual(left: Side, right: Side): Test {
  const words = [...new Set([...left.words.keys(), ...right.words.keys()])];
  const pairs = words.map((word) => [isIn(left, word), isIn(right, word)] as const);
  return (slots) => pairs.every(([one, other]) => one(slots) === other(slots));
}

function equality(left: Side, right: Side): Test {
  if (left.sort !== right.sort) return never;
  if (left.sort === "set") return areSetsEqual(left, right);
  const [one, other] = [reads(left), reads(right)];
  return (slots) => one(slots) === other(slots);
}

function membership(layout: Layout, left: Side, right: Side): Test {
  if (left.sort !== "set" || right.sort !== "text") return never;
  const slotOf = new Map([...left.words].map(([word, at]) => [layout.numberOf(word), at]));
  const read = reads(right);
  return (slots) => {
    const at = slotOf.get(read(slots));
    return at !== undefined && slots.values[at] === 1;
  };
}

const orders: Partial<Record<Comparison, (one: number, other: number) => boolean>> = {
  at_least: (one, other) => one >= other,
  at_most: (one, other) => one <= other,
  more_than: (one, other) => one > other,
  less_than: (one, other) => one < other,
};

const opposite =
  (test: Test): Test =>
  (slots) =>
    !test(slots);

function comparison(layout: Layout, condition: QualityCondition): Test {
  const { qualities } = layout;
  const quality = qualities.get(condition.quality);
  const other = "other" in condition ? qualities.get(condition.other) : undefined;
  if (quality === undefined || ("other" in condition && other === undefined)) return never;
  const left = sideOfQuality(quality);
  const right =
    "other" in condition ? sideOfQuality(other ?? quality) : sideOfValue(layout, condition.value);
  const { is } = condition;
  if (is === "equals") return equality(left, right);
  if (is === "differs") return opposite(equality(left, right));
  if (is === "includes") return membership(layout, left, right);
  if (is === "lacks")
    return left.sort === "set" ? opposite(membership(layout, left, right)) : never;
  const order = orders[is];
  if (order === undefined || left.sort !== "number" || right.sort !== "number") return never;
  const [one, another] = [reads(left), reads(right)];
  return (slots) => order(one(slots), another(slots));
}

/** A condition, made ready to be asked many times. */
export function testOf(layout: Layout, condition: Condition | undefined): Test {
  if (condition === undefined) return always;
  if ("all" in condition) {
    const parts = condition.all.map((part) => testOf(layout, part));
    return (slots) => parts.every((part) => part(slots));
  }
  if ("any" in condition) {
    const parts = condition.any.map((part) => testOf(layout, part));
    return (slots) => parts.some((part) => part(slots));
  }
  if ("not" in condition) return opposite(testOf(layout, condition.not));
  if ("quality" in condition) return comparison(layout, condition);
  if ("visited" in condition) {
    const { at } = layout.visits.get(condition.visited) ?? {};
    const { times } = condition;
    return at === undefined ? never : ({ values }) => (values[at] ?? 0) >= times;
  }
  const at =
    "carries" in condition
      ? layout.things.get(condition.carries)
      : "ending_found" in condition
        ? layout.endings.get(condition.ending_found)
        : undefined;
  return at === undefined ? never : ({ values }) => values[at] === 1;
}
