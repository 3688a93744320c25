import { offersAt } from "@katha/narrator";
import type { KeptPlay } from "./turn.ts";
import type { PlayableStory } from "../story/playable-story.ts";
import { offersShown, stateShown } from "./shown.ts";

/** The part at which a player stands. */
interface LastPart {
  /** Null at the opening. */
  action: string | null;
  choices: readonly string[];
}

/** The choices at a part, and the state there. */
export function standingAt(
  { graph }: PlayableStory,
  { play: { position }, last }: { play: KeptPlay; last: LastPart },
) {
  // Immerse offers two choices of its own, but all other choices stay possible.
  const others = last.action === "immerse" ? offersAt(graph, position) : [];
  const open = [...last.choices, ...others.map(({ text }) => text)];
  return {
    choices: [...last.choices],
    state: stateShown(graph, position),
    offers: offersShown(graph, position, open),
  };
}

export type Standing = ReturnType<typeof standingAt>;
