import type { StoryGraph } from "../../graph/structure.ts";
import { conditionsOf, effectsOf } from "../../state/conditions-of.ts";
import { healthQuality } from "../../state/model/quality.ts";
import { qualitiesOf } from "../../state/rules.ts";
import { finding, type GraphFinding } from "../findings.ts";
import { effectsByQuality } from "./domains.ts";
import { namesInTexts } from "./marks.ts";

/** The qualities and things that something in the story depends on. */
function readIn(graph: StoryGraph): { qualities: Set<string>; things: Set<string> } {
  const qualities = new Set<string>();
  const things = new Set<string>();
  for (const { condition } of conditionsOf(graph)) {
    if ("quality" in condition) qualities.add(condition.quality);
    if ("other" in condition) qualities.add(condition.other);
    if ("carries" in condition) things.add(condition.carries);
  }
  for (const { effect } of effectsOf(graph)) {
    if ("as" in effect) qualities.add(effect.as);
    if ("by_quality" in effect) qualities.add(effect.by_quality);
  }
  for (const { choices } of Object.values(graph.nodes))
    for (const { check } of choices) if (check !== undefined) qualities.add(check.quality);
  for (const name of namesInTexts(graph)) {
    qualities.add(name);
    things.add(name);
  }
  if (graph.health?.ends_at) qualities.add(healthQuality);
  return { qualities, things };
}

/** Declared qualities and things that never change, or whose changes nothing depends on. */
export function faultsOfUse(graph: StoryGraph): GraphFinding[] {
  const { who, things = {} } = graph;
  const set = effectsByQuality(graph);
  const read = readIn(graph);
  const given = new Set(
    (set.get("") ?? []).flatMap((effect) => ("give" in effect ? [effect.give] : [])),
  );
  const ofQualities = Object.entries(qualitiesOf(graph)).flatMap(([id, { name, shown }]) => {
    const params = { name: name || id };
    const isSet = set.has(id) || who?.qualities.includes(id) === true;
    const isRead = shown || read.qualities.has(id);
    return [
      isSet ? [] : [finding("never_set", params)],
      isRead ? [] : [finding("never_read", params)],
    ].flat();
  });
  const ofThings = Object.entries(things).flatMap(([id, { name, start }]) => {
    const params = { name: name || id };
    const isGiven = start || given.has(id) || who?.things.includes(id) === true;
    return [
      isGiven ? [] : [finding("never_given", params)],
      read.things.has(id) ? [] : [finding("never_asked_for", params)],
    ].flat();
  });
  return [...ofQualities, ...ofThings];
}
