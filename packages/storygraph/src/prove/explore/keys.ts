import type { StoryGraph } from "../../graph/structure.ts";
import { backToHub } from "../../state/model/parts.ts";
import { healthQuality } from "../../state/model/quality.ts";
import { conditionsOf, effectsOf } from "../../state/conditions-of.ts";
import { rulesFor } from "../../state/rules.ts";
import type { Layout, Slots } from "../../play/machine/slots.ts";

/** The qualities that decide where the story can go; a score that is only shown is not among them. */
function qualitiesThatMatter(graph: StoryGraph): Set<string> {
  const matter = new Set<string>();
  for (const { condition } of conditionsOf(graph)) {
    if ("quality" in condition) matter.add(condition.quality);
    if ("other" in condition) matter.add(condition.other);
  }
  for (const { choices } of Object.values(graph.nodes))
    for (const { check } of choices) if (check !== undefined) matter.add(check.quality);
  if (graph.health !== undefined) matter.add(healthQuality);
  for (let before = -1; before < matter.size;) {
    before = matter.size;
    for (const { effect } of effectsOf(graph)) {
      if ("as" in effect && matter.has(effect.set)) matter.add(effect.as);
      if ("by_quality" in effect && matter.has(effect.add)) matter.add(effect.by_quality);
    }
  }
  return matter;
}

function thingsThatMatter(graph: StoryGraph): Set<string> {
  const names = Object.keys(graph.things ?? {});
  // Where a bag can be full, each thing in it may keep another out.
  if (names.length > rulesFor(graph).slots) return new Set(names);
  return new Set(
    conditionsOf(graph).flatMap(({ condition }) =>
      "carries" in condition ? [condition.carries] : [],
    ),
  );
}

/** A key for a position in the story; positions that cannot differ in what follows share one. */
export function keysFor(graph: StoryGraph, layout: Layout): (node: number, slots: Slots) => string {
  const qualities = qualitiesThatMatter(graph);
  const things = thingsThatMatter(graph);
  const kept = [
    ...[...layout.qualities.values()].flatMap(({ name, quality, at, words }) =>
      qualities.has(name) ? (quality.kind === "set" ? Array.from(words.values()) : [at]) : [],
    ),
    ...[...layout.things].flatMap(([name, at]) => (things.has(name) ? [at] : [])),
    ...Array.from(layout.visits.values(), ({ at }) => at),
    ...layout.endings.values(),
  ];
  const goesBack = Object.values(graph.nodes).some(({ choices }) =>
    choices.some(({ target }) => target === backToHub),
  );
  if (goesBack) kept.push(layout.hub);
  const codes: number[] = [];
  return (node, { values, once }) => {
    codes.length = 0;
    writeNumber(codes, node);
    for (const at of kept) writeNumber(codes, values[at] ?? 0);
    let bits = 1;
    for (const happened of once) {
      bits = bits * 2 + happened;
      if (bits < 64) continue;
      codes.push(bits);
      bits = 1;
    }
    codes.push(bits);
    return String.fromCodePoint(...codes);
  };
}

/** Small whole numbers as one character: most numbers are small, and there are very many keys. */
function writeNumber(codes: number[], value: number): void {
  if (Number.isInteger(value) && value >= -1 && value < 120) {
    codes.push(value + 1);
    return;
  }
  codes.push(125);
  for (const digit of String(value)) codes.push(digit.codePointAt(0) ?? 0);
  codes.push(126);
}
