import { storyBounds } from "../../bounds/story-bounds.ts";
import { nodeNamed, type StoryGraph } from "../../graph/structure.ts";
import type { Condition } from "../model/condition.ts";
import { oddsOf } from "./check.ts";
import type { PlayState } from "./state.ts";
import { waysFrom, type Way } from "./ways.ts";
import { wordsIn } from "./words.ts";

/** A way as it is shown to the player. */
export interface WayShown extends Way {
  text: string;
  /** For a locked way: the author's words, and the condition itself. */
  reason: string | null;
  condition: Condition | null;
  /** How likely its skill check is to be won, from 0 to 1; null without one. */
  odds: number | null;
}

function shown(graph: StoryGraph, name: string, state: PlayState, way: Way): WayShown {
  const choice = way.choice === null ? undefined : nodeNamed(graph, name)?.choices[way.choice];
  const title = nodeNamed(graph, way.target)?.storylet?.title;
  return {
    ...way,
    text: wordsIn(graph, choice?.text ?? title ?? "", state, storyBounds.label),
    reason:
      way.isLocked && choice?.reason !== undefined
        ? wordsIn(graph, choice.reason, state, storyBounds.label)
        : null,
    condition: way.isLocked ? (choice?.when ?? null) : null,
    odds: choice?.check === undefined ? null : oddsOf(graph, choice.check, state),
  };
}

/** What a scene offers, locked ways among it. */
export function offersIn(graph: StoryGraph, name: string, state: PlayState): WayShown[] {
  return waysFrom(graph, name, state).map((way) => shown(graph, name, state, way));
}
