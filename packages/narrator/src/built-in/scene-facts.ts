import type { GraphNode } from "@katha/storygraph";
import type { SceneFacts } from "../port.ts";

/** What the painter gets: the author's own facts, and nothing they left open. */
export function sceneOf({ place, mood, hour, weather, cast }: GraphNode): SceneFacts {
  return {
    ...(place && { place }),
    ...(mood && { mood }),
    ...(hour && { hour }),
    ...(weather && { weather }),
    ...(cast && cast.length > 0 && { cast }),
  };
}
