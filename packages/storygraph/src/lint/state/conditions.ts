import { nodeNamed, type StoryGraph } from "../../graph/structure.ts";
import { wholeConditionsOf, within, type StatePlace } from "../../state/conditions-of.ts";
import type { Comparison, Condition, QualityCondition } from "../../state/model/condition.ts";
import type { Quality, QualityKind, Value } from "../../state/model/quality.ts";
import { suits } from "../../state/model/suits.ts";
import { qualityNamed, thingNamed } from "../../state/rules.ts";
import { finding, type GraphFinding } from "../findings.ts";
import type { Domains } from "./domains.ts";
import { mayHold } from "./possible.ts";

const either: readonly Comparison[] = ["equals", "differs"];
const ordering: readonly Comparison[] = ["at_least", "at_most", "more_than", "less_than"];
const ofWords: readonly Comparison[] = ["includes", "lacks"];

const known: Readonly<Record<QualityKind, readonly Comparison[]>> = {
  flag: either,
  number: [...either, ...ordering],
  one_of: either,
  set: [...either, ...ofWords],
  text: either,
};

function suitsComparison(quality: Quality, is: Comparison, value: Value): boolean {
  if (!known[quality.kind].includes(is)) return false;
  if (quality.kind !== "set") return suits(quality, value);
  const words = ofWords.includes(is) ? [value] : value;
  return (
    Array.isArray(words) &&
    words.every((word) => typeof word === "string" && quality.values.includes(word))
  );
}

const isWord = ({ kind }: Quality) => kind === "one_of" || kind === "text";

function suitsQuality(quality: Quality, is: Comparison, other: Quality): boolean {
  if (!known[quality.kind].includes(is)) return false;
  if (ofWords.includes(is)) return isWord(other);
  return quality.kind === other.kind || (isWord(quality) && isWord(other));
}

/** A place as findings give it; within an answer or a consequence, with its name. */
export function placed({ node, choice, entry = "" }: StatePlace) {
  return {
    at: { ...(node !== null && { node }), ...(choice !== undefined && { choice }) },
    entry,
  };
}

function faultsOfComparison(
  graph: StoryGraph,
  condition: QualityCondition,
  place: StatePlace,
): GraphFinding[] {
  const { at, entry } = placed(place);
  const names = [condition.quality, ...("other" in condition ? [condition.other] : [])];
  const unknown = names.filter((name) => qualityNamed(graph, name) === undefined);
  if (unknown.length > 0)
    return unknown.map((name) => finding("unknown_quality", { name, entry }, at));
  const quality = qualityNamed(graph, condition.quality);
  const other = "other" in condition ? qualityNamed(graph, condition.other) : undefined;
  const fits =
    quality === undefined ||
    ("other" in condition
      ? other === undefined || suitsQuality(quality, condition.is, other)
      : suitsComparison(quality, condition.is, condition.value));
  return fits
    ? []
    : [finding("unsuited_comparison", { name: quality.name || condition.quality, entry }, at)];
}

function faultsOfPart(graph: StoryGraph, part: Condition, place: StatePlace): GraphFinding[] {
  const { at, entry } = placed(place);
  if ("unreadable" in part) return [finding("unreadable_condition", { entry }, at)];
  if ("quality" in part) return faultsOfComparison(graph, part, place);
  if ("carries" in part)
    return thingNamed(graph, part.carries) === undefined
      ? [finding("unknown_thing", { name: part.carries, entry }, at)]
      : [];
  const scene =
    "visited" in part ? part.visited : "ending_found" in part ? part.ending_found : undefined;
  return scene === undefined || nodeNamed(graph, scene) !== undefined
    ? []
    : [finding("unknown_scene", { name: scene, entry }, at)];
}

/** Conditions that are empty, or that can never hold. */
export function faultsOfConditions(graph: StoryGraph, domains: Domains): GraphFinding[] {
  return wholeConditionsOf(graph).flatMap(({ condition, place }) => {
    const ofParts = Array.from(within(condition)).flatMap((part) =>
      faultsOfPart(graph, part, place),
    );
    if (ofParts.length > 0 || mayHold(condition, domains)) return ofParts;
    const { at, entry } = placed(place);
    return [finding("never_holds", { entry }, at)];
  });
}
