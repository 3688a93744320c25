import { hopefulIn, reachedIn } from "../graph/reach.ts";
import { planOf, type GraphPlan } from "../graph/plan.ts";
import type { StoryGraph } from "../graph/structure.ts";
import { keepsCount } from "../state/keeps-count.ts";
import { faultsOfBounds } from "./bounds.ts";
import { faultsOfBudget, faultsOfXp, type Economy } from "./budgets.ts";
import { faultsOfChoices } from "./choices.ts";
import { faultsOfCommands } from "./commands.ts";
import { finding, type GraphFinding } from "./findings.ts";
import { faultsOfNames } from "./names.ts";
import { faultOfRating } from "./rating.ts";
import { domainsOf } from "./state/domains.ts";
import { mayHold } from "./state/possible.ts";
import { faultsOfState } from "./state/state.ts";
import { faultsOfWay, wayIn } from "./ways.ts";

/** What is known about the story beside its graph; checks whose part is missing are skipped. */
export interface LintContext {
  /** The content rating that readers are promised. */
  rating?: string;
  /** Every proper name that is introduced somewhere; `namesOfBible` collects them. */
  names?: readonly string[];
  economy?: Economy;
  /** The story's bible, to check that its people and things answer typed lines. */
  bible?: unknown;
  /** The story's own commands; `commandsOf` reads them from its rules. */
  commands?: readonly string[];
}

function faultsOfWhole(graph: StoryGraph, plan: GraphPlan, economy?: Economy): GraphFinding[] {
  const whole: GraphFinding[] = [];
  if (plan.start < 0) whole.push(finding("no_start", { start: graph.start_node }));
  const reached = reachedIn(plan);
  const hopeful = hopefulIn(plan);
  if (![...reached].some((number) => hopeful.has(number))) whole.push(finding("no_ending", {}));
  else if (economy !== undefined) whole.push(...faultsOfXp(plan, economy));
  return whole;
}

/** Everything that keeps a story from being played from its start to an ending, whatever the player chooses. */
export function lint(graph: StoryGraph, context: LintContext = {}): GraphFinding[] {
  const plan = planOf(graph);
  if (plan.names.length === 0) return [finding("no_nodes", {}), ...faultsOfBounds(graph)];
  const way = wayIn(plan);
  const domains = keepsCount(graph) ? domainsOf(graph) : undefined;
  const areBothOpen: Parameters<typeof faultsOfChoices>[3]["areBothOpen"] = (one, other) =>
    domains === undefined ||
    mayHold({ all: [one, other].filter((when) => when !== undefined) }, domains);
  const endingsAreNamed = plan.nodes.some((node) => node.ending !== undefined);
  const ofNames =
    context.names === undefined ? undefined : faultsOfNames(plan.nodes, context.names);
  const ofNodes = plan.nodes.flatMap((node, number) => {
    const name = plan.names[number] ?? "";
    const found = faultsOfChoices(graph, name, node, { endingsAreNamed, areBothOpen });
    if (node.text.trim() === "") found.push(finding("empty_text", {}, { node: name }));
    found.push(...faultsOfWay(way, number, name), ...faultsOfBudget(name, node));
    for (const fault of ofNames?.[number] ?? [])
      found.push(finding(fault.code, { name: fault.name }, { node: name }));
    if (context.rating !== undefined && way.reached.has(number))
      found.push(...faultOfRating(name, node, context.rating));
    return found;
  });
  const ofState = domains === undefined ? [] : faultsOfState(graph, plan, domains, context);
  const ofCommands = faultsOfCommands(graph, context.commands);
  return [
    ...faultsOfBounds(graph),
    ...faultsOfWhole(graph, plan, context.economy),
    ...ofNodes,
    ...ofState,
    ...ofCommands,
  ];
}
