import type { GraphNode } from "@katha/storygraph";
import type { SceneFacts } from "../port.ts";

/** Facts for the painter: the author's own, without guesses for what they left open. */
export function sceneOf({ place, mood, hour, weather, cast }: GraphNode): SceneFacts {
  return {
    ...(place && { place }),
    ...(mood && { mood }),
    ...(hour && { hour }),
    ...(weather && { weather }),
    ...(cast && cast.length > 0 && { cast }),
  };
}
