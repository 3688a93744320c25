import {
  nodeNamed,
  type GraphChoice,
  type GraphNode,
  type StoryGraph,
} from "../../graph/structure.ts";
import { backToHub } from "../../state/model/parts.ts";
import { qualityNamed } from "../../state/rules.ts";
import { storyletsAt } from "../../state/turns/ways.ts";
import { finding, type GraphFinding } from "../findings.ts";

function faultsOfChoice(
  graph: StoryGraph,
  choice: GraphChoice,
  at: { node: string; choice: number },
) {
  const { text, check } = choice;
  if (check === undefined) return [];
  const found: GraphFinding[] = [];
  if (nodeNamed(graph, check.fails_to) === undefined)
    found.push(
      finding("broken_way", { way: "fails_to", choice: text, target: check.fails_to }, at),
    );
  const quality = qualityNamed(graph, check.quality);
  if (quality === undefined)
    found.push(finding("unknown_quality", { name: check.quality, entry: "" }, at));
  else if (quality.kind !== "number" && quality.kind !== "flag")
    found.push(finding("unsuited_check", { name: quality.name || check.quality }, at));
  return found;
}

function faultsOfHub(graph: StoryGraph, node: string, { hub }: GraphNode): GraphFinding[] {
  if (hub === undefined) return [];
  const offered = storyletsAt(graph, hub.name).some((storylet) => storylet.node !== node);
  return offered ? [] : [finding("empty_hub", {}, { node })];
}

function faultsOfStorylet(
  node: string,
  { storylet }: GraphNode,
  hubs: readonly [string, GraphNode][],
): GraphFinding[] {
  if (storylet === undefined) return [];
  const found: GraphFinding[] = [];
  if (storylet.title.trim() === "") found.push(finding("untitled_storylet", {}, { node }));
  const isOffered = hubs.some(
    ([name, { hub }]) => name !== node && (storylet.hub === "" || storylet.hub === hub?.name),
  );
  if (!isOffered) found.push(finding("unoffered_storylet", { hub: storylet.hub }, { node }));
  return found;
}

/** Checks, hubs, storylets and detours that lead nowhere or come from nowhere. */
export function faultsOfStateWays(graph: StoryGraph): GraphFinding[] {
  const scenes = Object.entries(graph.nodes);
  const hubs = scenes.filter(([, { hub }]) => hub !== undefined);
  const ofScenes = scenes.flatMap(([node, fields]) =>
    [
      fields.choices.flatMap((choice, at) => faultsOfChoice(graph, choice, { node, choice: at })),
      (fields.instead ?? []).flatMap(({ target }) =>
        nodeNamed(graph, target) === undefined
          ? [finding("broken_way", { way: "instead", choice: "", target }, { node })]
          : [],
      ),
      faultsOfHub(graph, node, fields),
      faultsOfStorylet(node, fields, hubs),
    ].flat(),
  );
  const target = graph.health?.ends_at ?? "";
  const ofHealth =
    target !== "" && nodeNamed(graph, target) === undefined
      ? [finding("broken_way", { way: "ends_at", choice: "", target })]
      : [];
  return [...ofHealth, ...ofScenes];
}

/** Authored answers that can never come. */
export function faultsOfAnswers(
  graph: StoryGraph,
  commands: readonly string[] | undefined,
): GraphFinding[] {
  return Object.entries(graph.reactions ?? {}).flatMap(([entry, { command, at, target }]) => {
    const isNowhere = at !== "" && nodeNamed(graph, at) === undefined;
    const leadsNowhere = target !== "" && nodeNamed(graph, target) === undefined;
    // Without a command it answers typed lines.
    const isUnknown = command !== "" && commands !== undefined && !commands.includes(command);
    return [
      isNowhere ? [finding("answer_nowhere", { entry, scene: at })] : [],
      leadsNowhere ? [finding("answer_leads_nowhere", { entry, target })] : [],
      isUnknown ? [finding("unknown_command", { entry, command })] : [],
    ].flat();
  });
}

/** Whether a choice's target is there: the hub that it returns to, or a scene. */
export function leadsSomewhere(graph: StoryGraph, target: string): boolean {
  if (target !== backToHub) return nodeNamed(graph, target) !== undefined;
  return Object.values(graph.nodes).some(({ hub }) => hub !== undefined);
}
