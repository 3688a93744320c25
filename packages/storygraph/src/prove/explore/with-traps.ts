import type { StoryGraph } from "../../graph/structure.ts";
import { finding, type FindingCode, type GraphFinding } from "../../lint/findings.ts";
import type { PathStep } from "../../play/machine/replay.ts";
import { toTheEnd } from "../../play/to-the-end.ts";
import { keepsCount } from "../../state/keeps-count.ts";
import { exploration } from "./explore.ts";
import { statesReport, type StatesReport } from "./findings-of-states.ts";

/** Findings of lint that a trap makes redundant. */
const toldBefore: ReadonlySet<FindingCode> = new Set([
  "dead_end",
  "endless_loop",
  "no_way_out",
  "closed_in",
]);
const mostSteps = 8;

const said = (path: readonly PathStep[]) =>
  path.slice(-mostSteps).map(({ text, check }) => (check === "lost" ? `${text} (×)` : text));

/** The findings, with the traps found by exploring so many states; unchanged for a story that keeps no count. */
export function trapsIn(
  graph: StoryGraph,
  findings: readonly GraphFinding[],
  states?: number,
): readonly GraphFinding[] {
  if (!keepsCount(graph)) return findings;
  return withTraps(findings, statesReport(graph, toTheEnd(exploration(graph, states))));
}

/** The findings with the traps that exploring found, and without the doubts it settled. */
export function withTraps(
  findings: readonly GraphFinding[],
  { traps, is_whole }: Pick<StatesReport, "traps" | "is_whole">,
): GraphFinding[] {
  const told = new Set(findings.flatMap(({ code, node }) => (toldBefore.has(code) ? [node] : [])));
  const found = traps.flatMap(({ node, why, path }) =>
    told.has(node) ? [] : [finding(why, { path: said(path) }, { node })],
  );
  const trapped = new Set(traps.map(({ node }) => node));
  const isOpen = ({ code, node }: GraphFinding) =>
    code !== "may_be_stuck" || (!is_whole && !trapped.has(node ?? ""));
  return [...findings.filter(isOpen), ...found];
}
