import { isEnding, type StoryGraph } from "../../graph/structure.ts";
import type { PathStep } from "../../play/machine/replay.ts";
import type { NodePlays, PlaysWithState } from "../../play/report.ts";
import { spellOut, type ConditionWords } from "../../state/spell-out.ts";
import type { StatesReport, Trap } from "./findings-of-states.ts";

/** What exploring and playing found about an ending. */
export interface EndingPaths {
  node: string;
  /** Null: no play reached it, and not all states were explored. */
  is_reached: boolean | null;
  /** The shortest known way. */
  path: PathStep[];
  /** What players had before the last choice, compared with plays of other endings. */
  decides: { condition: ConditionWords; share: number; elsewhere: number }[];
}

/** The results for a story that keeps count. */
export interface StateReport extends Omit<StatesReport, "paths"> {
  endings: EndingPaths[];
  /** Where plays were given up as endless. */
  lost: NodePlays[];
}

function shorter(one: PathStep[] | undefined, other: PathStep[] | undefined): PathStep[] {
  if (one === undefined) return other ?? [];
  return other !== undefined && other.length < one.length ? other : one;
}

/** In a story too large to explore whole, what random plays met counts as well. */
function trapsOf({ traps }: StatesReport, { stuck }: PlaysWithState): Trap[] {
  const known = new Set(traps.map(({ node }) => node));
  const more = stuck.flatMap((stopped): Trap[] =>
    known.has(stopped.node) ? [] : [{ ...stopped, why: "stuck" }],
  );
  return [...traps, ...more];
}

export function stateReport(
  graph: StoryGraph,
  played: PlaysWithState,
  explored: StatesReport,
): StateReport {
  const { paths, ...states } = explored;
  const endings = Object.entries(graph.nodes).flatMap(([node, fields]): EndingPaths[] => {
    if (!isEnding(fields)) return [];
    const known = played.endings[node];
    const isReached = known !== undefined || paths[node] !== undefined;
    return [
      {
        node,
        is_reached: isReached ? true : explored.is_whole ? false : null,
        path: shorter(paths[node], known?.path),
        decides: (known?.decides ?? []).map(({ condition, share, elsewhere }) => ({
          condition: spellOut(graph, condition),
          share,
          elsewhere,
        })),
      },
    ];
  });
  return { ...states, traps: trapsOf(explored, played), endings, lost: played.lost };
}
