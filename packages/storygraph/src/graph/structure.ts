import { fieldsOf, type Fields } from "./fields.ts";
import type { ChoiceState, NodeState, PlayRules } from "../state/model/parts.ts";
import { choiceStateReaders, nodeStateReaders } from "../state/reading/read-node.ts";
import { storyStateFrom, type StoryState } from "../state/reading/read-story.ts";
import { someWords } from "../state/reading/scalars.ts";
import { plainJson } from "./plain-json.ts";

const freedoms = ["fixed", "guided", "free"] as const;
export type Freedom = (typeof freedoms)[number];

export const endingKinds = ["good", "bitter", "dark", "strange", "open"] as const;
export type EndingKind = (typeof endingKinds)[number];

/** A story's graph as it is played. Other fields of a node are kept as they are. */
export interface StoryGraph extends StoryState {
  start_node: string;
  nodes: Record<string, GraphNode>;
  /** Set by the caller; the defaults when it is not given. */
  rules?: PlayRules;
}

export interface GraphNode extends NodeState {
  text: string;
  /** None: an ending. */
  choices: GraphChoice[];
  place?: string;
  mood?: string;
  hour?: string;
  weather?: string;
  cast?: string[];
  /** Whom its text names and who is not there. */
  away?: string[];
  freedom?: Freedom;
  beats?: string[];
  budget?: number;
  /** A model may tell this scene in its own words; others are told word for word. */
  retell?: boolean;
  ending?: { kind: EndingKind; title: string; [more: string]: unknown };
  /** The telling that the scene follows, or that it is invented; one line. */
  source?: string;
  /** What other tellings say where they differ. */
  other_tellings?: string;
  [more: string]: unknown;
}

export interface GraphChoice extends ChoiceState {
  text: string;
  target: string;
  /** Other ways of saying it. */
  aliases?: readonly string[];
  /** What it must not be taken for. */
  not_for?: readonly string[];
  [more: string]: unknown;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.replaceAll(/\r\n?/g, "\n") : "";
}

function nameOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

const line = (value: unknown) => (typeof value === "string" ? value : undefined);

function lines(value: unknown): string[] | undefined {
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return undefined;
  return value.filter((entry) => typeof entry === "string");
}

const someLines = (value: unknown) => someWords(lines(value));

type Readers = Readonly<Record<string, (value: unknown) => unknown>>;

/** Each field by its reader; `undefined` drops it, and a field without a reader stays as it is. */
function keptFields(fields: Fields, readers: Readers): Fields {
  const kept = Object.entries(fields).flatMap(([field, value]) => {
    const read = Object.hasOwn(readers, field) ? readers[field]?.(value) : value;
    return read === undefined ? [] : [[field, read] as const];
  });
  return Object.fromEntries(kept);
}

/** How each field that a choice may carry is read. */
const choiceReaders: Readers = {
  aliases: someLines,
  not_for: someLines,
  ...choiceStateReaders,
};

function choiceFrom(written: unknown): GraphChoice[] {
  if (typeof written === "string") return [{ text: textOf(written), target: "" }];
  const fields = fieldsOf(written);
  if (!fields) return [];
  const kept = keptFields(fields, choiceReaders);
  return [{ ...kept, text: textOf(fields["text"]), target: nameOf(fields["target"]) }];
}

function endingFrom(value: unknown): GraphNode["ending"] {
  const fields = fieldsOf(value);
  if (!fields) return undefined;
  const kind = endingKinds.find((one) => one === fields["kind"]) ?? "open";
  return { ...fields, kind, title: nameOf(fields["title"]) };
}

/** How each field that a node may carry is read. */
const nodeReaders: Readers = {
  place: line,
  mood: line,
  hour: line,
  weather: line,
  source: line,
  other_tellings: line,
  cast: lines,
  away: lines,
  beats: lines,
  freedom: (value) => freedoms.find((freedom) => freedom === value),
  budget: (value) => (typeof value === "number" ? value : undefined),
  retell: (value) => (value === true ? true : undefined),
  ending: endingFrom,
  ...nodeStateReaders,
};

/** One node, from plain JSON that shares no object with the author's own. */
export function nodeFrom(written: unknown): GraphNode {
  const fields = fieldsOf(written) ?? { text: written };
  const kept = keptFields(fields, nodeReaders);
  const choices = Array.isArray(fields["choices"]) ? fields["choices"].flatMap(choiceFrom) : [];
  return { ...kept, text: textOf(fields["text"]), choices };
}

/** Nodes by name; also from a list in which each node carries its name. */
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

/** Any value as a graph: missing parts are empty, and the first node is the start unless one is named. */
export function normalise(written: unknown): StoryGraph {
  const fields = fieldsOf(plainJson(opened(written))) ?? {};
  const nodes = Object.fromEntries(
    namedNodes(fields["nodes"]).map(([name, node]) => [name, nodeFrom(node)]),
  );
  const start = nameOf(fields["start_node"]);
  return { start_node: start || (Object.keys(nodes)[0] ?? ""), nodes, ...storyStateFrom(fields) };
}

export function nodeNamed(graph: StoryGraph, name: string): GraphNode | undefined {
  return Object.hasOwn(graph.nodes, name) ? graph.nodes[name] : undefined;
}

/** Whether the story has any scenes; without them a model tells it from its prompt alone. */
export function hasScenes(graph: StoryGraph): boolean {
  return Object.keys(graph.nodes).length > 0;
}

/** A hub without choices of its own goes on by its storylets. */
export function isEnding({ choices, hub }: GraphNode): boolean {
  return choices.length === 0 && hub === undefined;
}
