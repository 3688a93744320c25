import type { Change, Effect } from "@katha/storygraph";
import { allOf } from "../script/condition.ts";
import type { Variables } from "../writing/variables.ts";
import { ourConditions, type OurConditions } from "./our-conditions.ts";
import { effectVariable } from "./tokens.ts";

/** Turns the variables that we wrote back into what they stand for. */
export interface InOurWords extends OurConditions {
  effects: (some: readonly Effect[]) => Effect[];
  /** The quality or thing that a variable stands for; undefined for other variables. */
  meantBy: (variable: string) => string | undefined;
}

function setOf(one: Extract<Change, { set: string }>, variables: Variables): Change | null {
  const needed = variables.named(one.set)?.needed;
  if (needed === undefined || needed.of === "quality") {
    const set = needed?.name ?? one.set;
    if ("to" in one) return { ...one, set };
    const as = variables.meantBy(one.as);
    return as === undefined ? { unreadable: `${one.set} = ${one.as}` } : { ...one, set, as };
  }
  const isOn = "to" in one && one.to === true;
  if (needed.of === "thing") return isOn ? { give: needed.name } : { take: needed.name };
  if (needed.of === "word")
    return isOn
      ? { include: needed.quality, value: needed.word }
      : { exclude: needed.quality, value: needed.word };
  return null;
}

/** Null: a change of ours, not the author's. */
function changeOf(one: Change, variables: Variables): Change | null {
  if ("set" in one) return setOf(one, variables);
  if ("add" in one) {
    const needed = variables.named(one.add)?.needed;
    if (needed !== undefined && needed.of !== "quality") return null;
    const add = needed?.name ?? one.add;
    if ("by" in one) return { ...one, add };
    const by = variables.meantBy(one.by_quality);
    return by === undefined ? null : { ...one, add, by_quality: by };
  }
  if ("include" in one) return { ...one, include: variables.meantBy(one.include) ?? one.include };
  if ("exclude" in one) return { ...one, exclude: variables.meantBy(one.exclude) ?? one.exclude };
  return one;
}

export function inOurWords(
  variables: Variables,
  authored: readonly Effect[],
  lose: (code: string) => void,
): InOurWords {
  const conditions = ourConditions(variables, lose);

  function effect(one: Effect): Effect | null {
    const { when, once: _once, ...bare } = one;
    const own = conditions.effectCondition(when);
    if ("set" in one && one.set === effectVariable && "to" in one) {
      const before = authored[Number(one.to)];
      if (before === undefined) return null;
      const both = allOf([own.when, before.when]);
      return own.when === undefined ? before : { ...before, when: both };
    }
    const changed = changeOf(bare, variables);
    return changed && { ...changed, ...own };
  }

  return {
    ...conditions,
    effects: (some) => some.flatMap((one) => effect(one) ?? []),
    meantBy: (variable) => variables.meantBy(variable),
  };
}
