import type { Rng } from "@katha/storygraph";

/** A random one; undefined where there is none. */
export function oneOf<One>(rng: Rng, all: readonly One[]): One | undefined {
  return all[rng.between(0, Math.max(0, all.length - 1))];
}
