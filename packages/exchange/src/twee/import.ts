import { normalise } from "@katha/storygraph";
import { fieldsOf, isCoordinates } from "@katha/storygraph/structure";
import { carriedFrom, type Carried, type SceneText } from "../carried.ts";
import { brokenAt } from "../broken-at.ts";
import { imported, type Imported } from "../exchange.ts";
import { ifidOf } from "../ifid.ts";
import { loss, type Loss } from "../lost.ts";
import { inOrder } from "../in-order.ts";
import { lasting, lastingOfStory } from "../lasting.ts";
import { pairsOf } from "../ours/merged-choice.ts";
import { Refused } from "../refused.ts";
import { compileScript } from "../script/story.ts";
import { turnedAround } from "../shown-names.ts";
import { formatOf, readMacros } from "./macros/read.ts";
import { editedTwee, isWoven } from "./edited.ts";
import { bodyOf, toldIn } from "./links.ts";
import { jsonIn, passagesIn, type Passage } from "./passages.ts";
import { roomierPositions } from "./map-spacing.ts";
import { isSpecial } from "./special.ts";

interface ScenePassage extends Passage {
  node: string;
  carried: Carried;
}

/** The parts of a passage that Twee has a place for. */
function nativeFields({ tags, metadata }: ScenePassage, placed: (position: string) => string) {
  return {
    ...(tags.length > 0 && { tags }),
    ...(isCoordinates(metadata["position"]) && { position: placed(metadata["position"]) }),
    ...(isCoordinates(metadata["size"]) && { size: metadata["size"] }),
  };
}

/** The choices as edited, with the fields that only we have, such as aliases. */
function withOthers(now: SceneText, before: SceneText | undefined): SceneText {
  const pairs = pairsOf(now.choices, before?.choices ?? []);
  return {
    text: now.text,
    choices: now.choices.map((choice) => Object.assign({}, pairs.get(choice), choice)),
  };
}

/** A story without macros: our notes count for every passage that nobody edited. */
function plainNodes(
  told: readonly ScenePassage[],
  native: (passage: ScenePassage) => object,
  lost: Loss[],
) {
  const real = new Map(told.map(({ name, node }) => [name, node]));
  const shown = turnedAround(real);
  return told.map((passage) => {
    const { node, carried, body } = passage;
    const { exact, fields } = carried;
    const setters: string[] = [];
    const isUnedited = exact && bodyOf(exact, shown).trimEnd() === body;
    const words = isUnedited ? exact : withOthers(toldIn(body, real, setters), exact);
    lost.push(...setters.map((code) => loss("logic", node, { code })));
    return [node, { ...fields, ...native(passage), ...words }] as const;
  });
}

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

function named(passages: readonly Passage[], lost: Loss[]): ScenePassage[] {
  const seen = new Set<string>();
  return passages.flatMap((passage) => {
    const { name, tags, metadata, line } = passage;
    if (passage.hasBrokenSettings) lost.push(loss("broken_settings", null, { name, line }));
    if (isSpecial(name, tags)) {
      const isRead = ["StoryTitle", "StoryData", "StoryInit"].includes(name);
      if (!isRead) lost.push(loss("not_story", null, { name }));
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

function startOf(data: Record<string, unknown>, told: readonly ScenePassage[]): unknown {
  const names = new Map(told.map(({ name, node }) => [name, node]));
  if (typeof data["start"] === "string") return names.get(data["start"]) ?? data["start"];
  return fieldsOf(data["katha"])?.["start_node"] ?? names.get("Start");
}

/** A story from Twee 3, as Twine, Tweego or we wrote it. */
export function importTwee(text: string): Imported {
  const lost: Loss[] = [];
  const { passages, strayLine } = passagesIn(text);
  if (passages.length === 0) throw new Refused("no_passage", { line: strayLine ?? undefined });
  if (strayLine !== null) lost.push(loss("before_first", null, { line: strayLine }));
  const data = storyData(passages, lost);
  const ifid = ifidOf(data);
  const isOurs = fieldsOf(data["katha"]) !== undefined;
  const told = named(passages, lost);
  const positions = told.map(({ metadata }) => metadata["position"]);
  const placed = isOurs ? (position: string) => position : roomierPositions(positions);
  const native = (passage: ScenePassage) => nativeFields(passage, placed);
  const title = passages.find(({ name }) => name === "StoryTitle")?.body.trim() || null;
  const start_node = startOf(data, told);
  const state = fieldsOf(fieldsOf(data["katha"])?.["state"]);
  const isInit = ({ name, tags }: Passage) => name === "StoryInit" || tags.includes("startup");
  const init = passages.filter(isInit);
  // What we wrote without naming a format has no macros, even if its words look like them.
  const isPlain = isOurs && data["format"] === undefined;
  const format = isPlain ? null : formatOf(data["format"], [...told, ...init]);
  if (format === null) {
    const nodes = Object.fromEntries(plainNodes(told, native, lost));
    return imported(normalise({ start_node, nodes, ...state }), title, lost, ifid);
  }
  if (isOurs && !isWoven(told)) {
    const noted = told.map((passage) => {
      const { exact = { text: "", choices: [] }, fields } = passage.carried;
      return [passage.node, { ...exact, ...fields, ...native(passage) }];
    });
    const written = { start_node, nodes: Object.fromEntries(noted), ...state };
    const all = told.map((one) => ({ ...one, isNoted: one.carried.exact !== undefined }));
    const { graph, lost: ofEdited } = editedTwee(all, init, written);
    return imported(graph, title, inOrder([...lost, ...ofEdited]), ifid);
  }
  const script = readMacros(told, {
    init,
    format,
    start: typeof start_node === "string" ? start_node : "",
    lost,
  });
  const compiled = compileScript(script);
  const besides = new Map(
    told.map((passage) => [
      passage.node,
      { ...lasting(passage.carried.fields), ...native(passage) },
    ]),
  );
  const nodes = Array.from(compiled.nodes, ([name, node]) => [
    name,
    Object.assign({}, besides.get(name), node),
  ]);
  const graph = normalise({
    start_node,
    nodes: Object.fromEntries(nodes),
    qualities: compiled.qualities,
    ...lastingOfStory(state),
  });
  return imported(graph, title, inOrder([...lost, ...compiled.lost]), ifid);
}
