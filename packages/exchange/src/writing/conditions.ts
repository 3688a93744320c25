import {
  type Comparison,
  type Condition,
  type Quality,
  qualityNamed,
  type StoryGraph,
} from "@katha/storygraph";
import type { QualityCondition } from "@katha/storygraph/structure";
import type { ComparedBy, Tongue } from "./tongue.ts";
import type { Variables } from "./variables.ts";

/** A story being written in another format. */
export interface Writing {
  graph: StoryGraph;
  tongue: Tongue;
  variables: Variables;
  /** Receives everything that the format cannot express. */
  cannot: (field: string) => void;
}

const signs: Readonly<Partial<Record<Comparison, ComparedBy>>> = {
  equals: "=",
  differs: "!=",
  at_least: ">=",
  at_most: "<=",
  more_than: ">",
  less_than: "<",
};

type SetOf = Extract<Quality, { kind: "set" }>;

/** Whether a word is in a set, as it is written there. */
export function wordVariable(
  { variables, tongue }: Writing,
  quality: string,
  word: string,
): string {
  const name = variables.of({ of: "word", quality, word });
  return name === undefined ? tongue.never : tongue.variable(name);
}

function setCompared(writing: Writing, one: QualityCondition, quality: SetOf): string {
  const { tongue, graph } = writing;
  const own = (word: string) => wordVariable(writing, one.quality, word);
  if (one.is === "includes" || one.is === "lacks") {
    const has = "value" in one && typeof one.value === "string" ? own(one.value) : tongue.never;
    return one.is === "includes" ? has : tongue.not(has);
  }
  if (one.is !== "equals" && one.is !== "differs") return tongue.never;
  const other = "other" in one ? qualityNamed(graph, one.other) : undefined;
  const against = "value" in one && Array.isArray(one.value) ? one.value : null;
  const words = new Set([...quality.values, ...(other?.kind === "set" ? other.values : [])]);
  const isSame =
    against === null && other?.kind !== "set"
      ? tongue.never
      : against !== null && against.some((word: string) => !words.has(word))
        ? tongue.never
        : tongue.both(
            Array.from(words, (word) => {
              if (against !== null)
                return against.includes(word) ? own(word) : tongue.not(own(word));
              const theirs = wordVariable(writing, "other" in one ? one.other : "", word);
              return tongue.either([
                tongue.both([own(word), theirs]),
                tongue.both([tongue.not(own(word)), tongue.not(theirs)]),
              ]);
            }),
          );
  return one.is === "equals" ? isSame : tongue.not(isSame);
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "set" : typeof value);
const kinds: Readonly<Record<Quality["kind"], string>> = {
  flag: "boolean",
  number: "number",
  one_of: "string",
  text: "string",
  set: "set",
};

function compared(writing: Writing, one: QualityCondition): string {
  const { tongue, graph, variables } = writing;
  const quality = qualityNamed(graph, one.quality);
  if (quality === undefined) return tongue.never;
  const other = "other" in one ? qualityNamed(graph, one.other) : undefined;
  if ("other" in one && other === undefined) return tongue.never;
  if (quality.kind === "set") return setCompared(writing, one, quality);
  const sign = signs[one.is];
  const left = variables.of({ of: "quality", name: one.quality });
  if (sign === undefined || left === undefined) return tongue.never;
  const kind = kinds[quality.kind];
  const isAlike = kind === ("value" in one ? kindOf(one.value) : other && kinds[other.kind]);
  const isOrder = sign !== "=" && sign !== "!=";
  if (!isAlike || (isOrder && kind !== "number"))
    return sign === "!=" ? tongue.always : tongue.never;
  if ("value" in one) {
    if (typeof one.value === "boolean") {
      const wants = (sign === "=") === one.value;
      return wants ? tongue.variable(left) : tongue.not(tongue.variable(left));
    }
    const value = tongue.value(one.value as number | string);
    return tongue.compared(tongue.variable(left), sign, value);
  }
  const right = variables.of({ of: "quality", name: one.other }) ?? left;
  return tongue.compared(tongue.variable(left), sign, tongue.variable(right));
}

/** A condition in another format. */
export function conditionOut(writing: Writing, condition: Condition | undefined): string {
  const { tongue, variables } = writing;
  if (condition === undefined) return tongue.always;
  const each = (parts: readonly Condition[]) => parts.map((part) => conditionOut(writing, part));
  if ("all" in condition) return tongue.both(each(condition.all));
  if ("any" in condition) return tongue.either(each(condition.any));
  if ("not" in condition) return tongue.not(conditionOut(writing, condition.not));
  if ("quality" in condition) return compared(writing, condition);
  if ("carries" in condition) {
    const thing = variables.of({ of: "thing", name: condition.carries });
    return thing === undefined ? tongue.never : tongue.variable(thing);
  }
  if ("visited" in condition) {
    const been = variables.of({ of: "visits", node: condition.visited });
    if (been === undefined) return tongue.never;
    return tongue.compared(tongue.variable(been), ">=", tongue.value(condition.times));
  }
  if ("ending_found" in condition) writing.cannot("ending_found");
  return tongue.never;
}
