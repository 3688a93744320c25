import { distances } from "../loom/ways.ts";
import type { Telling } from "../port.ts";

/** How near the story is to its end, from 0 to 1; a beat just told lets go a little. */
export function tensionOf({ work, standing, step }: Telling): number {
  const left = distances(work.graph).get(standing.node) ?? 1;
  const walked = standing.path.length - 1;
  const covered = walked / Math.max(1, walked + left);
  const waited = Math.min(0.2, standing.turnsHere * 0.1);
  const isReleased = step.way === "detour" && step.beat !== null;
  return Math.max(0, Math.min(1, covered + waited - (isReleased ? 0.2 : 0)));
}
