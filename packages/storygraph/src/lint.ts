import { isEnding, nodeNamed, type GraphNode, type StoryGraph } from "./structure.ts";
import { leadingToEndings, reachable } from "./walk.ts";

export const findingCodes = [
  "no_nodes",
  "no_start",
  "no_ending",
  "broken_link",
  "unreachable",
  "no_way_out",
  "empty_text",
  "empty_choice",
  "duplicate_choice",
] as const;
export type FindingCode = (typeof findingCodes)[number];

export interface GraphFinding {
  code: FindingCode;
  /** An error keeps a story from being played to an end; a warning is worth a look. */
  severity: "error" | "warning";
  node: string | null;
  message: string;
}

function error(code: FindingCode, node: string | null, message: string): GraphFinding {
  return { code, severity: "error", node, message };
}

function warning(code: FindingCode, node: string, message: string): GraphFinding {
  return { code, severity: "warning", node, message };
}

function faultsOfChoices(graph: StoryGraph, name: string, node: GraphNode): GraphFinding[] {
  const seen = new Set<string>();
  return node.choices.flatMap((choice) => {
    const found: GraphFinding[] = [];
    if (nodeNamed(graph, choice.target) === undefined)
      found.push(
        error(
          "broken_link",
          name,
          `“${choice.text}” leads to “${choice.target}”, which is not there.`,
        ),
      );
    if (choice.text.trim() === "")
      found.push(error("empty_choice", name, "A choice says nothing."));
    else if (seen.has(choice.text))
      found.push(warning("duplicate_choice", name, `“${choice.text}” is offered twice.`));
    seen.add(choice.text);
    return found;
  });
}

function faultsOfNodes(graph: StoryGraph): GraphFinding[] {
  const within = reachable(graph);
  const hopeful = leadingToEndings(graph);
  return Object.entries(graph.nodes).flatMap(([name, node]) => {
    const found = faultsOfChoices(graph, name, node);
    if (node.text.trim() === "") found.push(error("empty_text", name, "This node tells nothing."));
    if (!within.has(name)) found.push(warning("unreachable", name, "No choice leads here."));
    else if (!hopeful.has(name))
      found.push(error("no_way_out", name, "From here no ending can be reached."));
    return found;
  });
}

/** What keeps a story from being played from its start to an ending, whatever the player chooses. */
export function lint(graph: StoryGraph): GraphFinding[] {
  if (Object.keys(graph.nodes).length === 0)
    return [error("no_nodes", null, "The story has no nodes yet.")];
  const whole: GraphFinding[] = [];
  if (nodeNamed(graph, graph.start_node) === undefined)
    whole.push(error("no_start", null, `The start, “${graph.start_node}”, is not there.`));
  const within = reachable(graph);
  const hasEnding = Object.entries(graph.nodes).some(
    ([name, node]) => within.has(name) && isEnding(node),
  );
  if (!hasEnding) whole.push(error("no_ending", null, "No ending can be reached from the start."));
  return [...whole, ...faultsOfNodes(graph)];
}
