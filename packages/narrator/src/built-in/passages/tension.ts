import { distances } from "../../position/edges.ts";
import type { NarrationRequest } from "../../port.ts";

/** How near the story is to its end, from 0 to 1; lower right after a beat. */
export function tensionOf({ story, position, step }: NarrationRequest): number {
  const left = distances(story.graph).get(position.node) ?? 1;
  const walked = position.path.length - 1;
  const covered = walked / Math.max(1, walked + left);
  const waited = Math.min(0.2, position.turnsHere * 0.1);
  const isReleased = step.way === "detour" && step.beat !== null;
  return Math.max(0, Math.min(1, covered + waited - (isReleased ? 0.2 : 0)));
}
