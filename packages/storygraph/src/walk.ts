import { nodeNamed, type StoryGraph } from "./structure.ts";

/** Every node one can come to, beginning with these, following `onward`. */
function spread(from: readonly string[], onward: (name: string) => readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...onward(name));
  }
  return reached;
}

function targetsOf(graph: StoryGraph, name: string): string[] {
  const targets = nodeNamed(graph, name)?.choices.map((choice) => choice.target) ?? [];
  return targets.filter((target) => nodeNamed(graph, target) !== undefined);
}

/** The nodes that a player can come to from the start. */
export function reachable(graph: StoryGraph): Set<string> {
  if (nodeNamed(graph, graph.start_node) === undefined) return new Set();
  return spread([graph.start_node], (name) => targetsOf(graph, name));
}

/** The nodes from which some ending can still be reached, the endings among them. */
export function leadingToEndings(graph: StoryGraph): Set<string> {
  const sources = new Map<string, string[]>();
  const endings: string[] = [];
  for (const [name, node] of Object.entries(graph.nodes)) {
    if (node.choices.length === 0) endings.push(name);
    for (const target of targetsOf(graph, name))
      sources.set(target, [...(sources.get(target) ?? []), name]);
  }
  return spread(endings, (name) => sources.get(name) ?? []);
}
