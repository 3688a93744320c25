import { hasScenes, nodeNamed, textAt } from "@katha/storygraph";
import { offersAt, type Offer } from "@katha/narrator";
import { playAtOpening, type Played } from "./kept-play.ts";
import type { BegunSession } from "./turn.ts";
import type { PlayableStory } from "../story/playable-story.ts";

export interface Opening extends Played {
  node: string;
  text: string;
  offers: Offer[];
}

/** How a play begins. */
export function openingOf(work: PlayableStory, session: BegunSession): Opening {
  const { graph, tagline } = work;
  const played = playAtOpening(work, session);
  const { position } = played.play;
  const isThere = nodeNamed(graph, position.node) !== undefined;
  // A story without scenes begins with its tagline.
  const otherwise = hasScenes(graph) ? "" : tagline;
  return {
    ...played,
    node: position.node,
    text: isThere ? textAt(graph, position.node, position.state) : otherwise,
    offers: offersAt(graph, position).map(({ text, to }) => ({ text, to })),
  };
}
