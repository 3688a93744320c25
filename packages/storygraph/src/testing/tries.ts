import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    triesAll: boolean;
  }
}

/** So many tries of a property, with `THOROUGH=1`; otherwise a quarter, the same each time. */
export const tries = (all: number): { numRuns: number; seed?: number } =>
  inject("triesAll") ? { numRuns: all } : { numRuns: Math.ceil(all / 4), seed: 71 };
