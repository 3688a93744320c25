import { nodeNamed, type StoryGraph } from "../graph/structure.ts";
import type { Comparison, Condition, QualityCondition } from "./model/condition.ts";
import type { Change, Effect } from "./model/effect.ts";
import type { QualityKind, Value } from "./model/quality.ts";
import { qualityNamed, thingNamed } from "./rules.ts";

/** A condition with display names, from which each language makes its sentence. */
export type ConditionWords =
  | { says: "all" | "any"; parts: readonly ConditionWords[] }
  | { says: "not"; part: ConditionWords }
  /** `value` is another quality's name where `is_quality`. */
  | {
      says: "compares";
      name: string;
      kind: QualityKind;
      is: Comparison;
      value: Value;
      is_quality: boolean;
    }
  | { says: "carries"; name: string }
  | { says: "visited"; name: string; times: number }
  | { says: "ending_found"; name: string }
  /** It refers to nothing in the story, or cannot be read. */
  | { says: "unknown"; name: string };

type ChangeWords =
  | { says: "sets"; name: string; kind: QualityKind; value: Value; is_quality: boolean }
  | { says: "adds"; name: string; by: number | string }
  | { says: "includes" | "excludes"; name: string; value: string }
  | { says: "gives" | "takes"; name: string }
  | { says: "unknown"; name: string };

/** An effect with display names. */
export type EffectWords = ChangeWords & { when: ConditionWords | null; once: boolean };

const nameOfQuality = (graph: StoryGraph, id: string) => qualityNamed(graph, id)?.name || id;
const nameOfThing = (graph: StoryGraph, id: string) => thingNamed(graph, id)?.name || id;

function comparisonOut(graph: StoryGraph, condition: QualityCondition): ConditionWords {
  const { quality: id, is } = condition;
  const quality = qualityNamed(graph, id);
  if (quality === undefined) return { says: "unknown", name: id };
  const is_quality = "other" in condition;
  const value = is_quality ? nameOfQuality(graph, condition.other) : condition.value;
  return {
    says: "compares",
    name: nameOfQuality(graph, id),
    kind: quality.kind,
    is,
    value,
    is_quality,
  };
}

export function spellOut(graph: StoryGraph, condition: Condition): ConditionWords {
  const each = (parts: readonly Condition[]) => parts.map((part) => spellOut(graph, part));
  if ("all" in condition) return { says: "all", parts: each(condition.all) };
  if ("any" in condition) return { says: "any", parts: each(condition.any) };
  if ("not" in condition) return { says: "not", part: spellOut(graph, condition.not) };
  if ("quality" in condition) return comparisonOut(graph, condition);
  if ("carries" in condition) {
    const isKnown = thingNamed(graph, condition.carries) !== undefined;
    const name = nameOfThing(graph, condition.carries);
    return isKnown ? { says: "carries", name } : { says: "unknown", name };
  }
  if ("visited" in condition) {
    const { visited: name, times } = condition;
    return nodeNamed(graph, name) ? { says: "visited", name, times } : { says: "unknown", name };
  }
  if ("ending_found" in condition) {
    const node = nodeNamed(graph, condition.ending_found);
    const name = node?.ending?.title || condition.ending_found;
    return node ? { says: "ending_found", name } : { says: "unknown", name };
  }
  return { says: "unknown", name: "" };
}

/** In signs that need no translation. */
function amountOf(
  graph: StoryGraph,
  { by_quality, times = 1 }: Extract<Change, { by_quality: string }>,
): string {
  const name = nameOfQuality(graph, by_quality);
  if (times === 1) return name;
  return times === -1 ? `−${name}` : `${times} × ${name}`;
}

function changeOut(graph: StoryGraph, change: Change): ChangeWords {
  if ("set" in change) {
    const quality = qualityNamed(graph, change.set);
    if (quality === undefined) return { says: "unknown", name: change.set };
    const is_quality = "as" in change;
    const value = is_quality ? nameOfQuality(graph, change.as) : change.to;
    const name = nameOfQuality(graph, change.set);
    return { says: "sets", name, kind: quality.kind, value, is_quality };
  }
  if ("add" in change) {
    const by = "by" in change ? change.by : amountOf(graph, change);
    if (qualityNamed(graph, change.add) === undefined) return { says: "unknown", name: change.add };
    return { says: "adds", name: nameOfQuality(graph, change.add), by };
  }
  if ("include" in change)
    return { says: "includes", name: nameOfQuality(graph, change.include), value: change.value };
  if ("exclude" in change)
    return { says: "excludes", name: nameOfQuality(graph, change.exclude), value: change.value };
  if ("give" in change) return { says: "gives", name: nameOfThing(graph, change.give) };
  if ("take" in change) return { says: "takes", name: nameOfThing(graph, change.take) };
  return { says: "unknown", name: "" };
}

export function spellEffect(graph: StoryGraph, effect: Effect): EffectWords {
  const { when, once = false } = effect;
  return {
    ...changeOut(graph, effect),
    when: when === undefined ? null : spellOut(graph, when),
    once,
  };
}
