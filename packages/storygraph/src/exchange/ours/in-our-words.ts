import type { Condition, QualityCondition } from "../../state/model/condition.ts";
import type { Change, Effect } from "../../state/model/effect.ts";
import { allOf, always, anyOf, notOf } from "../script/condition.ts";
import type { Needed, Variables } from "../writing/variables.ts";
import { conditionCarried, effectVariable } from "./tokens.ts";

/** Turns the variables that we wrote back into what they stand for. */
export interface InOurWords {
  /** Null: a condition of ours, not the author's. */
  condition: (one: Condition) => Condition | null;
  /** A choice's condition; whether it can be taken only once is kept apart. */
  choiceCondition: (one: Condition | undefined) => { when?: Condition; once?: true };
  effects: (some: readonly Effect[]) => Effect[];
  /** The quality or thing that a variable stands for; undefined for other variables. */
  nameOf: (variable: string) => string | undefined;
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

export function inOurWords(
  variables: Variables,
  authored: readonly Effect[],
  lose: (code: string) => void,
): InOurWords {
  const known = new Map(variables.all().map(({ needed, name }) => [name, needed] as const));

  function nameOf(variable: string): string | undefined {
    const needed = known.get(variable);
    if (needed === undefined) return variable;
    return needed.of === "quality" || needed.of === "thing" ? needed.name : undefined;
  }

  function lost(code: string): Condition {
    lose(code);
    return unreadable(code);
  }

  function flag(needed: Needed, isOn: boolean): Condition | null {
    if (needed.of === "word")
      return { quality: needed.quality, is: isOn ? "includes" : "lacks", value: needed.word };
    const is =
      needed.of === "thing"
        ? { carries: needed.name }
        : needed.of === "met"
          ? { visited: needed.node, times: 1 }
          : null;
    return is && (isOn ? is : { not: is });
  }

  function compared(one: QualityCondition): Condition {
    const needed = known.get(one.quality);
    if (needed === undefined || needed.of === "quality") {
      const quality = needed?.name ?? one.quality;
      if ("value" in one) return { ...one, quality };
      const other = nameOf(one.other);
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

  const isTaken = (one: Condition): boolean =>
    conditionCarried(one) === "once" ||
    ("quality" in one &&
      known.get(one.quality)?.of === "took" &&
      "value" in one &&
      one.value === false);

  const isNotDone = (one: Condition): boolean =>
    "quality" in one && known.get(one.quality)?.of === "did" && "value" in one && !one.value;

  const partsOf = (one: Condition | undefined): readonly Condition[] =>
    one === undefined ? [] : "all" in one ? one.all : [one];

  /** The condition without the parts that only express `once`. */
  function withoutOnce(one: Condition | undefined, saysOnce: (part: Condition) => boolean) {
    const parts = partsOf(one);
    const rest = parts.filter((part) => !saysOnce(part)).flatMap((part) => condition(part) ?? []);
    const when = allOf(rest);
    return {
      ...(rest.length > 0 && { when }),
      ...(parts.some(saysOnce) && { once: true as const }),
    };
  }

  function change(one: Change): Change | null {
    if ("set" in one) return set(one);
    if ("add" in one) {
      const needed = known.get(one.add);
      if (needed !== undefined && needed.of !== "quality") return null;
      const add = needed?.name ?? one.add;
      if ("by" in one) return { ...one, add };
      const by = nameOf(one.by_quality);
      return by === undefined ? null : { ...one, add, by_quality: by };
    }
    if ("include" in one) return { ...one, include: nameOf(one.include) ?? one.include };
    if ("exclude" in one) return { ...one, exclude: nameOf(one.exclude) ?? one.exclude };
    return one;
  }

  function set(one: Extract<Change, { set: string }>): Change | null {
    const needed = known.get(one.set);
    if (needed === undefined || needed.of === "quality") {
      const name = needed?.name ?? one.set;
      if ("to" in one) return { ...one, set: name };
      const as = nameOf(one.as);
      return as === undefined
        ? { unreadable: `${one.set} = ${one.as}` }
        : { ...one, set: name, as };
    }
    const isOn = "to" in one && one.to === true;
    if (needed.of === "thing") return isOn ? { give: needed.name } : { take: needed.name };
    if (needed.of === "word")
      return isOn
        ? { include: needed.quality, value: needed.word }
        : { exclude: needed.quality, value: needed.word };
    return null;
  }

  function effect(one: Effect): Effect | null {
    const { when, once: _once, ...bare } = one;
    const own = withoutOnce(when, isNotDone);
    if ("set" in one && one.set === effectVariable && "to" in one) {
      const before = authored[Number(one.to)];
      if (before === undefined) return null;
      const both = allOf([own.when, before.when]);
      return own.when === undefined ? before : { ...before, when: both };
    }
    const changed = change(bare);
    return changed && { ...changed, ...own };
  }

  return {
    condition,
    choiceCondition: (one) => withoutOnce(one, isTaken),
    effects: (some) => some.flatMap((one) => effect(one) ?? []),
    nameOf,
  };
}
