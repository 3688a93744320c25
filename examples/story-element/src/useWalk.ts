import { beginWalk, choose, stepsOf } from "@katha/storygraph";
import type { StoryGraph, Walk } from "@katha/storygraph";
import { useState } from "react";

/** The reader's path through the story, stored in the browser between visits. */
export function useWalk(graph: StoryGraph, place: string) {
  const [walk, setWalk] = useState(() => restored(graph, localStorage.getItem(place)));
  const go = (to: Walk | undefined) => {
    if (!to) return;
    setWalk(to);
    const choices = stepsOf(to).flatMap(({ choice }) => choice ?? []);
    localStorage.setItem(place, JSON.stringify(choices));
  };
  return [walk, go] as const;
}

/** Replays the stored choices, as far as the story still has them. */
function restored(graph: StoryGraph, kept: string | null): Walk | undefined {
  let walk = beginWalk(graph);
  for (const choice of choicesIn(kept)) walk = (walk && choose(graph, walk, choice)) ?? walk;
  return walk;
}

function choicesIn(kept: string | null): number[] {
  try {
    const choices: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(choices) ? choices.filter(Number.isInteger) : [];
  } catch {
    return [];
  }
}
