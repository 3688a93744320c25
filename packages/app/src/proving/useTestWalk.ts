import {
  beginWalk,
  choose,
  goBack,
  nodeNamed,
  standingOf,
  standsAt,
  stepsOf,
  walkAgain,
  type Economy,
  type StoryGraph,
  type Walk,
} from "@katha/storygraph";
import type { PlayFromHereProps } from "@katha/ui";
import { useMemo, useState } from "react";

type Shown = Omit<PlayFromHereProps, "language" | "onEdit">;

export interface TestWalk {
  begin: (node: string) => void;
  /** What the panel shows; absent while nobody walks. */
  shown: Shown | undefined;
}

/** A walk through the story as it is written; when it is written on, the walk goes as far as it still can. */
export function useTestWalk(graph: StoryGraph, economy?: Economy): TestWalk {
  const [begun, setBegun] = useState<Walk>();
  const walk = useMemo(() => begun && walkAgain(graph, begun), [graph, begun]);
  const begin = (node: string) => setBegun(beginWalk(graph, node));
  const node = walk && standsAt(graph, walk);
  if (!walk || !node) return { begin, shown: undefined };
  const steps = stepsOf(walk);
  return {
    begin,
    shown: {
      text: node.text,
      choices: node.choices.map(({ text, target }) => ({
        text,
        leads: nodeNamed(graph, target) !== undefined,
      })),
      ending: node.ending?.title,
      path: steps.map(({ node: name, choice, before }) => ({
        node: name,
        choice:
          before === null || choice === null
            ? null
            : (standsAt(graph, before)?.choices[choice]?.text ?? ""),
      })),
      standing: standingOf(graph, walk, economy),
      onChoose: (choice) => setBegun(choose(graph, walk, choice) ?? walk),
      onBack: () => setBegun(goBack(walk)),
      onRestart: () => setBegun(steps[0]),
      onClose: () => setBegun(undefined),
    },
  };
}
