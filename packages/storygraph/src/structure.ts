/** A story's graph as it is played. What a node carries beyond these fields is kept as it is. */
export interface StoryGraph {
  start_node: string;
  nodes: Record<string, GraphNode>;
}

export interface GraphNode {
  text: string;
  /** None: an ending. */
  choices: GraphChoice[];
  [more: string]: unknown;
}

export interface GraphChoice {
  text: string;
  target: string;
  [more: string]: unknown;
}

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields | undefined {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function choiceFrom(written: unknown): GraphChoice[] {
  const fields = fieldsOf(written);
  if (!fields) return [];
  return [{ ...fields, text: textOf(fields["text"]), target: textOf(fields["target"]) }];
}

function nodeFrom(written: unknown): GraphNode {
  const fields = fieldsOf(written) ?? { text: written };
  const choices = Array.isArray(fields["choices"]) ? fields["choices"].flatMap(choiceFrom) : [];
  return { ...fields, text: textOf(fields["text"]), choices };
}

/** Any JSON as a graph: what is missing is empty, the first node is the start unless one is named. */
export function normalise(written: unknown): StoryGraph {
  const fields = fieldsOf(written) ?? {};
  const nodes = Object.fromEntries(
    Object.entries(fieldsOf(fields["nodes"]) ?? {}).map(([name, node]) => [name, nodeFrom(node)]),
  );
  const start = textOf(fields["start_node"]);
  return { start_node: start || (Object.keys(nodes)[0] ?? ""), nodes };
}

export function nodeNamed(graph: StoryGraph, name: string): GraphNode | undefined {
  return Object.hasOwn(graph.nodes, name) ? graph.nodes[name] : undefined;
}

export function isEnding(node: GraphNode): boolean {
  return node.choices.length === 0;
}
