import type { GraphPlan } from "../../graph/plan.ts";
import type { StoryGraph } from "../../graph/structure.ts";
import type { GraphFinding } from "../findings.ts";
import { faultsOfTyped } from "./answers.ts";
import { faultsOfConditions } from "./conditions.ts";
import { faultsOfDeclared, faultsOfEffects } from "./effects.ts";
import type { Domains } from "./domains.ts";
import { faultsOfMarks } from "./marks.ts";
import { faultsOfOpenWays } from "./open-ways.ts";
import { faultsOfTellingNames } from "./telling-names.ts";
import { faultsOfUse } from "./unused.ts";
import { faultsOfAnswers, faultsOfStateWays } from "./ways.ts";

/** All faults in what a story keeps count of. */
export function faultsOfState(
  graph: StoryGraph,
  plan: GraphPlan,
  domains: Domains,
  { commands, bible }: { commands?: readonly string[]; bible?: unknown },
): GraphFinding[] {
  return [
    ...faultsOfDeclared(graph),
    ...faultsOfUse(graph),
    ...faultsOfTellingNames(graph),
    ...faultsOfConditions(graph, domains),
    ...faultsOfEffects(graph),
    ...faultsOfMarks(graph),
    ...faultsOfStateWays(graph),
    ...faultsOfAnswers(graph, commands),
    ...faultsOfTyped(graph, bible),
    ...faultsOfOpenWays(graph, plan, domains),
  ];
}
