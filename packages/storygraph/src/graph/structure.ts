import { plainJson } from "./plain-json.ts";

export const freedoms = ["fixed", "guided", "free"] as const;
export type Freedom = (typeof freedoms)[number];

export const endingKinds = ["good", "bitter", "dark", "strange", "open"] as const;
export type EndingKind = (typeof endingKinds)[number];

/** A story's graph as it is played. What a node carries beyond these fields is kept as it is. */
export interface StoryGraph {
  start_node: string;
  nodes: Record<string, GraphNode>;
}

export interface GraphNode {
  text: string;
  /** None: an ending. */
  choices: GraphChoice[];
  place?: string;
  mood?: string;
  hour?: string;
  weather?: string;
  cast?: string[];
  freedom?: Freedom;
  beats?: string[];
  budget?: number;
  ending?: { kind: EndingKind; title: string; [more: string]: unknown };
  source?: string;
  [more: string]: unknown;
}

export interface GraphChoice {
  text: string;
  target: string;
  [more: string]: unknown;
}

type Fields = Record<string, unknown>;

export function fieldsOf(value: unknown): Fields | undefined {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.replaceAll(/\r\n?/g, "\n") : "";
}

function nameOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function choiceFrom(written: unknown): GraphChoice[] {
  if (typeof written === "string") return [{ text: textOf(written), target: "" }];
  const fields = fieldsOf(written);
  if (!fields) return [];
  return [{ ...fields, text: textOf(fields["text"]), target: nameOf(fields["target"]) }];
}

const line = (value: unknown) => (typeof value === "string" ? value : undefined);

function lines(value: unknown): string[] | undefined {
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return undefined;
  return value.filter((entry) => typeof entry === "string");
}

function endingFrom(value: unknown): GraphNode["ending"] {
  const fields = fieldsOf(value);
  if (!fields) return undefined;
  const kind = endingKinds.find((one) => one === fields["kind"]) ?? "open";
  return { ...fields, kind, title: nameOf(fields["title"]) };
}

/** How each field that a node may carry is read; `undefined` leaves it out. */
const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  place: line,
  mood: line,
  hour: line,
  weather: line,
  source: line,
  cast: lines,
  beats: lines,
  freedom: (value) => freedoms.find((freedom) => freedom === value),
  budget: (value) => (typeof value === "number" ? value : undefined),
  ending: endingFrom,
};

/** One node, out of plain JSON that shares nothing with what is still written on. */
export function nodeFrom(written: unknown): GraphNode {
  const fields = fieldsOf(written) ?? { text: written };
  const kept = Object.entries(fields).flatMap(([field, value]) => {
    const read = Object.hasOwn(readers, field) ? readers[field]?.(value) : value;
    return read === undefined ? [] : [[field, read] as const];
  });
  const choices = Array.isArray(fields["choices"]) ? fields["choices"].flatMap(choiceFrom) : [];
  return { ...Object.fromEntries(kept), text: textOf(fields["text"]), choices };
}

/** Nodes by name; a list is accepted too, where each node has its own name. */
function namedNodes(written: unknown): [name: string, node: unknown][] {
  if (!Array.isArray(written)) return Object.entries(fieldsOf(written) ?? {});
  return written.flatMap((node): [string, unknown][] => {
    const fields = fieldsOf(node);
    const name = nameOf(fields?.["name"]) || nameOf(fields?.["id"]);
    return name === "" ? [] : [[name, node]];
  });
}

function opened(written: unknown): unknown {
  if (typeof written !== "string") return written;
  try {
    return JSON.parse(written) as unknown;
  } catch {
    return undefined;
  }
}

/** Anything as a graph: what is missing is empty, the first node is the start unless one is named. */
export function normalise(written: unknown): StoryGraph {
  const fields = fieldsOf(plainJson(opened(written))) ?? {};
  const nodes = Object.fromEntries(
    namedNodes(fields["nodes"]).map(([name, node]) => [name, nodeFrom(node)]),
  );
  const start = nameOf(fields["start_node"]);
  return { start_node: start || (Object.keys(nodes)[0] ?? ""), nodes };
}

export function nodeNamed(graph: StoryGraph, name: string): GraphNode | undefined {
  return Object.hasOwn(graph.nodes, name) ? graph.nodes[name] : undefined;
}

/** A story of its prompt alone: a model tells it, and no choice of the author's leads anywhere. */
export function hasScenes(graph: StoryGraph): boolean {
  return Object.keys(graph.nodes).length > 0;
}

export function isEnding(node: GraphNode): boolean {
  return node.choices.length === 0;
}
