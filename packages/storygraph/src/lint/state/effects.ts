import type { StoryGraph } from "../../graph/structure.ts";
import { effectsOf, type StatePlace } from "../../state/conditions-of.ts";
import { changedQuality } from "../../state/model/changed-quality.ts";
import type { Effect } from "../../state/model/effect.ts";
import { healthQuality, type Quality } from "../../state/model/quality.ts";
import { suits } from "../../state/model/suits.ts";
import { qualitiesOf, qualityNamed, rulesFor, thingNamed } from "../../state/rules.ts";
import { finding, type GraphFinding } from "../findings.ts";
import { placed } from "./conditions.ts";

const isWord = (quality: Quality | undefined) =>
  quality?.kind === "one_of" || quality?.kind === "text";

function isSameKind(one: Quality, other: Quality | undefined): boolean {
  return one.kind === other?.kind || (isWord(one) && isWord(other));
}

/** Whether a quality's kind allows this effect. */
function suitsEffect(graph: StoryGraph, quality: Quality, effect: Effect): boolean {
  if ("to" in effect)
    return (
      suits(quality, effect.to) &&
      (quality.kind !== "set" || [effect.to].flat().every((word) => isIn(quality, word)))
    );
  if ("as" in effect) return isSameKind(quality, qualityNamed(graph, effect.as));
  if ("by_quality" in effect)
    return quality.kind === "number" && qualityNamed(graph, effect.by_quality)?.kind === "number";
  if ("add" in effect) return quality.kind === "number";
  return quality.kind === "set" && "value" in effect && isIn(quality, effect.value);
}

const isIn = (quality: Extract<Quality, { kind: "set" }>, word: unknown) =>
  typeof word === "string" && quality.values.includes(word);

const asked = (effect: Effect) =>
  "as" in effect ? [effect.as] : "by_quality" in effect ? [effect.by_quality] : [];

function faultsOfChange(graph: StoryGraph, effect: Effect, place: StatePlace): GraphFinding[] {
  const { at, entry } = placed(place);
  const name = changedQuality(effect);
  if (name === undefined) {
    if ("unreadable" in effect) return [finding("unreadable_effect", { entry }, at)];
    const thing = "give" in effect ? effect.give : "take" in effect ? effect.take : "";
    return thingNamed(graph, thing) === undefined
      ? [finding("unknown_thing", { name: thing, entry }, at)]
      : [];
  }
  const unknown = [name, ...asked(effect)].filter((one) => qualityNamed(graph, one) === undefined);
  if (unknown.length > 0)
    return unknown.map((one) => finding("unknown_quality", { name: one, entry }, at));
  const quality = qualityNamed(graph, name);
  if (quality === undefined) return [];
  const called = quality.name || name;
  if (!suitsEffect(graph, quality, effect))
    return [finding("unsuited_effect", { name: called, entry }, at)];
  if (quality.kind !== "number") return [];
  const { least, most } = quality;
  const isClipped =
    "by" in effect
      ? Math.abs(effect.by) > most - least
      : "to" in effect && typeof effect.to === "number" && (effect.to < least || effect.to > most);
  return isClipped ? [finding("leaves_bounds", { name: called, least, most, entry }, at)] : [];
}

/** Effects that change nothing, or less than they say. */
export function faultsOfEffects(graph: StoryGraph): GraphFinding[] {
  return effectsOf(graph).flatMap(({ effect, place }) => faultsOfChange(graph, effect, place));
}

function canBegin(quality: Quality): boolean {
  switch (quality.kind) {
    case "number":
      return quality.start >= quality.least && quality.start <= quality.most;
    case "one_of":
      return quality.values.includes(quality.start);
    case "set":
      return quality.start.every((word) => quality.values.includes(word));
    default:
      return true;
  }
}

/** What the story declares and asks its players before the first line. */
export function faultsOfDeclared(graph: StoryGraph): GraphFinding[] {
  const { health, who } = graph;
  const starts = Object.entries(qualitiesOf(graph)).flatMap(([id, quality]) =>
    canBegin(quality) ? [] : [finding("unsuited_start", { name: quality.name || id })],
  );
  const start = health?.start ?? 0;
  if (start < 0 || start > rulesFor(graph).health_max)
    starts.push(finding("unsuited_start", { name: health?.name || healthQuality }));
  const things = (who?.things ?? []).filter((id) => thingNamed(graph, id) === undefined);
  const qualities = (who?.qualities ?? []).flatMap((id) => {
    const quality = qualityNamed(graph, id);
    if (quality === undefined) return [finding("unknown_quality", { name: id, entry: "" })];
    return isWord(quality) ? [] : [finding("unsuited_question", { name: quality.name || id })];
  });
  return [
    ...starts,
    ...qualities,
    ...things.map((name) => finding("unknown_thing", { name, entry: "" })),
    ...faultOfBag(graph),
  ];
}

/** Whether the bag can be too full for something while nothing is ever put down. */
function faultOfBag(graph: StoryGraph): GraphFinding[] {
  const { who, things = {} } = graph;
  const { slots } = rulesFor(graph);
  const had = Object.entries(things).flatMap(([id, { start }]) => (start ? [id] : []));
  const packed = (who?.things ?? []).filter((id) => !had.includes(id));
  const first = had.length + Math.min(packed.length, who?.things_most ?? 0);
  const effects = effectsOf(graph).map(({ effect }) => effect);
  const given = effects.flatMap((effect) =>
    "give" in effect && thingNamed(graph, effect.give) !== undefined ? [effect.give] : [],
  );
  const isPutDown = effects.some((effect) => "take" in effect);
  const most = isPutDown
    ? first
    : new Set([...had, ...given]).size + packedBeside(packed, given, who?.things_most);
  return most > slots ? [finding("bag_too_small", { things: most, slots })] : [];
}

function packedBeside(
  packed: readonly string[],
  given: readonly string[],
  most: number | undefined,
): number {
  return Math.min(packed.filter((id) => !given.includes(id)).length, most ?? 0);
}
