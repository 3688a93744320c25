import { planOf } from "../../graph/plan.ts";
import { reachedIn } from "../../graph/reach.ts";
import { ringsOf } from "../../graph/rings.ts";
import { isEnding, nodeNamed, type StoryGraph } from "../../graph/structure.ts";
import { effectsOf } from "../../state/conditions-of.ts";
import { changedQuality } from "../../state/model/changed-quality.ts";
import type { Effect } from "../../state/model/effect.ts";
import type { Quality, Value } from "../../state/model/quality.ts";
import { bounded } from "../../state/reading/read-quality.ts";
import { qualitiesOf } from "../../state/rules.ts";

/**
 * The values that a quality can ever have: one of a list, any number between two,
 * any words from a list, any text, or unknown.
 */
export type Domain =
  | { kind: "values"; values: readonly Value[] }
  | { kind: "numbers"; least: number; most: number; isWhole: boolean }
  | { kind: "words"; mayBeIn: ReadonlySet<string>; mayBeOut: (word: string) => boolean }
  | { kind: "texts" }
  | { kind: "any" };

/** Everything the story's effects could bring about, in whatever order. */
export interface Domains {
  qualities: ReadonlyMap<string, Domain>;
  /** Things that a player may ever have, and things that a player may ever lack. */
  had: ReadonlySet<string>;
  missed: ReadonlySet<string>;
  /** How often a scene may be visited: never, once, or any number of times. */
  visits: (scene: string) => number;
  isEnding: (scene: string) => boolean;
}

type ByQuality = ReadonlyMap<string, Effect[]>;

function numbersOf(quality: Extract<Quality, { kind: "number" }>, effects: readonly Effect[]) {
  const { least, most } = quality;
  const start = bounded(quality.start, least, most);
  let [from, to, isWhole] = [start, start, Number.isInteger(start)];
  const reach = (value: number) => {
    from = Math.min(from, bounded(value, least, most));
    to = Math.max(to, bounded(value, least, most));
  };
  for (const effect of effects) {
    if ("to" in effect && typeof effect.to === "number") {
      reach(effect.to);
      isWhole &&= Number.isInteger(effect.to);
    } else if ("by" in effect) {
      if (effect.by !== 0) reach(effect.by < 0 ? least : most);
      isWhole &&= Number.isInteger(effect.by);
    } else if ("as" in effect || "by_quality" in effect) {
      reach(least);
      reach(most);
      isWhole = false;
    }
  }
  isWhole &&= Number.isInteger(from) && Number.isInteger(to);
  return { kind: "numbers", least: from, most: to, isWhole } as const;
}

function wordsOf(quality: Extract<Quality, { kind: "set" }>, effects: readonly Effect[]): Domain {
  if (effects.some((effect) => "as" in effect)) return { kind: "any" };
  const sets = effects.flatMap((effect) =>
    "to" in effect && Array.isArray(effect.to) ? [effect.to as readonly string[]] : [],
  );
  const included = effects.flatMap((effect) => ("include" in effect ? [effect.value] : []));
  const excluded = new Set(
    effects.flatMap((effect) => ("exclude" in effect ? [effect.value] : [])),
  );
  return {
    kind: "words",
    mayBeIn: new Set([...quality.start, ...sets.flat(), ...included]),
    mayBeOut: (word) =>
      !quality.start.includes(word) ||
      excluded.has(word) ||
      sets.some((words) => !words.includes(word)),
  };
}

function domainOf(quality: Quality, effects: readonly Effect[], isAsked: boolean): Domain {
  if (quality.kind === "number") return numbersOf(quality, effects);
  if (quality.kind === "set") return wordsOf(quality, effects);
  const isOpen = isAsked || effects.some((effect) => "as" in effect);
  if (isOpen && quality.kind === "text") return { kind: "texts" };
  if (isOpen && quality.kind === "one_of") return { kind: "values", values: quality.values };
  if (isOpen) return { kind: "values", values: [true, false] };
  const set = effects.flatMap((effect) => ("to" in effect ? [effect.to] : []));
  return { kind: "values", values: [quality.start, ...set] };
}

/** Every effect on a quality, by its name. */
export function effectsByQuality(graph: StoryGraph): ByQuality {
  const changed = effectsOf(graph).map(({ effect }) => effect);
  return Map.groupBy(changed, (effect) => changedQuality(effect) ?? "");
}

export function domainsOf(graph: StoryGraph): Domains {
  const effects = effectsByQuality(graph);
  const { who, things = {} } = graph;
  const qualities = Object.entries(qualitiesOf(graph)).map(([name, quality]) => {
    const isAsked = who?.qualities.includes(name) === true;
    return [name, domainOf(quality, effects.get(name) ?? [], isAsked)] as const;
  });
  const others = effects.get("") ?? [];
  const given = new Set(others.flatMap((effect) => ("give" in effect ? [effect.give] : [])));
  const taken = new Set(others.flatMap((effect) => ("take" in effect ? [effect.take] : [])));
  const names = Object.entries(things);
  const isPacked = (name: string) => who?.things.includes(name) === true;
  return {
    qualities: new Map(qualities),
    had: new Set(
      names.flatMap(([name, { start }]) =>
        start || isPacked(name) || given.has(name) ? [name] : [],
      ),
    ),
    missed: new Set(
      names.flatMap(([name, { start }]) => (!start || taken.has(name) ? [name] : [])),
    ),
    ...visitsOf(graph),
  };
}

function visitsOf(graph: StoryGraph): Pick<Domains, "visits" | "isEnding"> {
  const plan = planOf(graph);
  const reached = reachedIn(plan);
  const numbers = new Map(plan.names.map((name, number) => [name, number]));
  const rings = ringsOf(plan.onward);
  const sizes = Map.groupBy(rings, (ring) => ring);
  return {
    visits: (scene) => {
      const number = numbers.get(scene);
      if (number === undefined || !reached.has(number)) return 0;
      const isRing = (sizes.get(rings[number] ?? -1)?.length ?? 0) > 1;
      const isLoop = plan.onward[number]?.includes(number) === true;
      return isRing || isLoop ? Number.POSITIVE_INFINITY : 1;
    },
    isEnding: (scene) => {
      const node = nodeNamed(graph, scene);
      return node !== undefined && isEnding(node);
    },
  };
}
