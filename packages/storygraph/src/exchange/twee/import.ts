import { fieldsOf } from "../../graph/fields.ts";
import { normalise } from "../../graph/structure.ts";
import { carriedFrom, type Carried } from "../carried.ts";
import { brokenAt } from "../broken-at.ts";
import { imported, type Imported, unreadable } from "../exchange.ts";
import { loss, type Loss } from "../lost.ts";
import { turnedAround } from "../shown-names.ts";
import { bodyOf, toldIn } from "./links.ts";
import { jsonIn, passagesIn, type Passage } from "./passages.ts";
import { roomierPlaces } from "./map-spacing.ts";
import { isPlace, isSpecial } from "./special.ts";

interface Told extends Passage {
  node: string;
  carried: Carried;
}

/** Macros of SugarCube and Harlowe. */
const logic = /<<[^\n]*?>>|\([a-z][a-z-]*:[^\n]*?\)/gi;

function storyData(passages: readonly Passage[], lost: Loss[]): Record<string, unknown> {
  const passage = passages.find(({ name }) => name === "StoryData");
  if (passage === undefined) return {};
  try {
    return fieldsOf(JSON.parse(passage.body)) ?? {};
  } catch (error) {
    const { line } = brokenAt(passage.body, error) ?? { line: 1 };
    lost.push(loss("broken_settings", null, { name: passage.name, line: passage.line + line }));
    return {};
  }
}

function named(passages: readonly Passage[], lost: Loss[]): Told[] {
  const seen = new Set<string>();
  return passages.flatMap((passage) => {
    const { name, tags, metadata, line } = passage;
    if (passage.hasBrokenSettings) lost.push(loss("broken_settings", null, { name, line }));
    if (isSpecial(name, tags)) {
      if (name !== "StoryTitle" && name !== "StoryData")
        lost.push(loss("not_story", null, { name }));
      return [];
    }
    const carried = carriedFrom(jsonIn(String(metadata["katha"])) ?? {});
    const node = carried.name ?? name;
    if (seen.has(node)) {
      lost.push(loss("twice", node, { name: node }));
      return [];
    }
    seen.add(node);
    for (const field of Object.keys(metadata))
      if (!["katha", "position", "size"].includes(field)) lost.push(loss("field", node, { field }));
    return [{ ...passage, node, carried }];
  });
}

function startOf(data: Record<string, unknown>, told: readonly Told[]): unknown {
  const names = new Map(told.map(({ name, node }) => [name, node]));
  if (typeof data["start"] === "string") return names.get(data["start"]) ?? data["start"];
  return fieldsOf(data["katha"])?.["start_node"] ?? names.get("Start");
}

/** A story from Twee 3, as Twine, Tweego or we wrote it. */
export function importTwee(text: string): Imported {
  const lost: Loss[] = [];
  const { passages, strayLine } = passagesIn(text);
  if (passages.length === 0)
    return unreadable({ why: "no_passage", ...(strayLine !== null && { line: strayLine }) });
  if (strayLine !== null) lost.push(loss("before_first", null, { line: strayLine }));
  const data = storyData(passages, lost);
  const isOurs = fieldsOf(data["katha"]) !== undefined;
  const told = named(passages, lost);
  const real = new Map(told.map(({ name, node }) => [name, node]));
  const shown = turnedAround(real);
  const places = told.map(({ metadata }) => metadata["position"]);
  const placed = isOurs ? (place: string) => place : roomierPlaces(places);
  const nodes = told.map(({ node, carried, tags, metadata, body }) => {
    const { exact, fields } = carried;
    const setters: string[] = [];
    const isUnedited = exact && bodyOf(exact, shown).trimEnd() === body;
    const words = isUnedited ? exact : toldIn(body, real, setters);
    const code = [...setters, ...(isOurs ? [] : (words.text.match(logic) ?? []))];
    lost.push(...code.map((one) => loss("logic", node, { code: one })));
    return [
      node,
      {
        ...fields,
        ...(tags.length > 0 && { tags }),
        ...(isPlace(metadata["position"]) && { position: placed(metadata["position"]) }),
        ...(isPlace(metadata["size"]) && { size: metadata["size"] }),
        ...words,
      },
    ] as const;
  });
  const title = passages.find(({ name }) => name === "StoryTitle")?.body.trim();
  const graph = normalise({ start_node: startOf(data, told), nodes: Object.fromEntries(nodes) });
  return imported(graph, title || null, lost);
}
