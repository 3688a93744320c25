import type { Condition } from "@katha/storygraph";
import type { QualityCondition } from "@katha/storygraph/structure";
import { allOf, always, anyOf, notOf } from "../script/condition.ts";
import type { Needed, Variables } from "../writing/variables.ts";
import { conditionCarried } from "./tokens.ts";

/** Conditions over the variables that we wrote, as conditions over what they stand for. */
export interface OurConditions {
  /** Null: a condition of ours, not the author's. */
  condition: (one: Condition) => Condition | null;
  /** A choice's condition; whether it can be taken only once is kept apart. */
  choiceCondition: (one: Condition | undefined) => { when?: Condition; once?: true };
  /** An effect's condition; whether it happens only once is kept apart. */
  effectCondition: (one: Condition | undefined) => { when?: Condition; once?: true };
}

const unreadable = (code: string): Condition => ({ unreadable: code });

function visitsCompared(node: string, one: QualityCondition): Condition {
  const count = "value" in one && typeof one.value === "number" ? one.value : null;
  if (count === null) return unreadable(one.quality);
  const atLeast = (times: number): Condition =>
    times <= 0 ? always : { visited: node, times: Math.ceil(times) };
  switch (one.is) {
    case "at_least":
      return atLeast(count);
    case "more_than":
      return atLeast(Math.floor(count) + 1);
    case "less_than":
      return notOf(atLeast(count));
    case "at_most":
      return notOf(atLeast(Math.floor(count) + 1));
    case "equals":
      return allOf([atLeast(count), notOf(atLeast(count + 1))]);
    case "differs":
      return anyOf([notOf(atLeast(count)), atLeast(count + 1)]);
    case "includes":
    case "lacks":
      return unreadable(one.quality);
  }
}

/** What a yes/no variable of ours says; null where it says nothing that an author can ask. */
function flag(needed: Needed, isOn: boolean): Condition | null {
  switch (needed.of) {
    case "word":
      return { quality: needed.quality, is: isOn ? "includes" : "lacks", value: needed.word };
    case "thing":
      return isOn ? { carries: needed.name } : { not: { carries: needed.name } };
    case "met": {
      const visited: Condition = { visited: needed.node, times: 1 };
      return isOn ? visited : { not: visited };
    }
    default:
      return null;
  }
}

export function ourConditions(variables: Variables, lose: (code: string) => void): OurConditions {
  function lost(code: string): Condition {
    lose(code);
    return unreadable(code);
  }

  function compared(one: QualityCondition): Condition {
    const needed = variables.named(one.quality)?.needed;
    if (needed === undefined || needed.of === "quality") {
      const quality = needed?.name ?? one.quality;
      if ("value" in one) return { ...one, quality };
      const other = variables.meantBy(one.other);
      return other === undefined
        ? lost(`${one.quality}, ${one.other}`)
        : { ...one, quality, other };
    }
    if (needed.of === "visits") return visitsCompared(needed.node, one);
    const isOn = "value" in one && typeof one.value === "boolean" ? one.value : null;
    const is = isOn === null ? null : flag(needed, one.is === "differs" ? !isOn : isOn);
    return is ?? lost(one.quality);
  }

  function condition(one: Condition): Condition | null {
    const ours = conditionCarried(one);
    if (ours === "counting") return null;
    if (ours === "once") return lost("once");
    if (ours !== null) return ours;
    const each = (parts: readonly Condition[]) => parts.flatMap((part) => condition(part) ?? []);
    if ("all" in one) return allOf(each(one.all));
    if ("any" in one) return anyOf(each(one.any));
    if ("not" in one) {
      const of = condition(one.not);
      return of && notOf(of);
    }
    return "quality" in one ? compared(one) : one;
  }

  const isOf = (kind: Needed["of"], one: Condition): one is QualityCondition =>
    "quality" in one && variables.named(one.quality)?.needed.of === kind;

  const isNotTaken = (one: Condition): boolean =>
    conditionCarried(one) === "once" ||
    (isOf("took", one) && "value" in one && one.value === false);

  const isNotDone = (one: Condition): boolean => isOf("did", one) && "value" in one && !one.value;

  /** The condition without the parts that only express `once`. */
  function withoutOnce(one: Condition | undefined, saysOnce: (part: Condition) => boolean) {
    const parts = one === undefined ? [] : "all" in one ? one.all : [one];
    const rest = parts.filter((part) => !saysOnce(part)).flatMap((part) => condition(part) ?? []);
    return {
      ...(rest.length > 0 && { when: allOf(rest) }),
      ...(parts.some(saysOnce) && { once: true as const }),
    };
  }

  return {
    condition,
    choiceCondition: (one) => withoutOnce(one, isNotTaken),
    effectCondition: (one) => withoutOnce(one, isNotDone),
  };
}
