import type { PlayerAction, Position, StoryVersion } from "../port.ts";
import { offersAt } from "../position/index.ts";

/** A line that a player types at a position, with nothing told before it. */
export function typedAction(story: StoryVersion, position: Position, said: string): PlayerAction {
  const offers = offersAt(story.graph, position);
  return { story, position, action: "custom_action", said, offers, passages: [] };
}
