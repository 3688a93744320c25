import { type GraphNode, keepsCount, nodeNamed, normalise } from "@katha/storygraph";
import { storyStateFrom, isCoordinates } from "@katha/storygraph/structure";
import { carriedWith } from "../carried.ts";
import type { Exported, ExportOptions } from "../exchange.ts";
import { ifidFor, ifidOf } from "../ifid.ts";
import { leftOut } from "../left-out.ts";
import { loss } from "../lost.ts";
import { renamedIn, shownNames, turnedAround } from "../shown-names.ts";
import { bodyOf, toldIn } from "./links.ts";
import { headerOf } from "./passages.ts";
import { asPassage, canBePassage, canBeTag } from "./special.ts";
import { writtenSugar } from "./written.ts";

const unread = { text: "", choices: [{ text: "", target: "", unread: true }] };

interface Native {
  tags: string[];
  metadata: Record<string, string>;
  rest: GraphNode;
}

/** Writes what Twee has a place for; the rest travels in metadata. */
function nativeOf(node: GraphNode): Native {
  const { tags, position, size, ...rest } = node;
  const areTags = Array.isArray(tags) && tags.length > 0 && tags.every(canBeTag);
  return {
    tags: areTags ? tags : [],
    metadata: {
      ...(isCoordinates(position) && { position }),
      ...(isCoordinates(size) && { size }),
    },
    rest: {
      ...rest,
      ...(!areTags && tags !== undefined && { tags }),
      ...(!isCoordinates(position) && position !== undefined && { position }),
      ...(!isCoordinates(size) && size !== undefined && { size }),
    },
  };
}

/** A story as Twee 3, which Twine and Tweego read; our own fields travel in each passage's metadata. */
export function exportTwee(written: object, options: ExportOptions = {}): Exported {
  const graph = normalise(written);
  const shown = shownNames(Object.keys(graph.nodes), canBePassage, asPassage);
  const real = turnedAround(shown);
  const beside = new Set<string>();
  const logic = keepsCount(graph) ? writtenSugar(graph) : null;
  const passages = Object.entries(graph.nodes).map(([name, node]) => {
    const passage = shown.get(name) ?? name;
    const { tags, metadata, rest } = nativeOf(node);
    const body = logic?.bodies.get(name) ?? bodyOf(node, shown);
    const katha = carriedWith(name, passage, rest, logic === null ? toldIn(body, real) : unread);
    for (const field of Object.keys(katha.fields ?? {})) beside.add(field);
    const carried =
      Object.keys(katha).length > 0 ? { ...metadata, katha: JSON.stringify(katha) } : metadata;
    return `${headerOf({ name: passage, tags, metadata: carried })}\n${body}`;
  });
  const hasStart = nodeNamed(graph, graph.start_node) !== undefined;
  const title = (options.title ?? "Untitled").replaceAll(/\s+/g, " ").trim();
  const state = storyStateFrom({ ...graph });
  const about = {
    ifid: ifidOf(written, options.ifid) ?? ifidFor(title + JSON.stringify(graph)),
    ...(hasStart && { start: shown.get(graph.start_node) }),
    ...(logic !== null && { format: "SugarCube", "format-version": "2.37.3" }),
    katha: {
      ...(!hasStart && { start_node: graph.start_node }),
      ...(Object.keys(state).length > 0 && { state }),
    },
  };
  const init = headerOf({ name: "StoryInit", tags: [], metadata: {} });
  const head = [
    `${headerOf({ name: "StoryTitle", tags: [], metadata: {} })}\n${title}`,
    `${headerOf({ name: "StoryData", tags: [], metadata: {} })}\n${JSON.stringify(about, null, 2)}`,
    ...(logic === null || logic.init === "" ? [] : [`${init}\n${logic.init}`]),
  ];
  return {
    text: `${[...head, ...passages].join("\n\n\n")}\n`,
    lost: [
      ...leftOut(written, graph),
      ...Array.from(logic?.cannot ?? [], (field) => loss("not_played", null, { field })),
    ],
    beside: [...beside],
    renamed: renamedIn(shown),
  };
}
