import { expect } from "vitest";
import type { TypedShares } from "./measures.ts";

/** Limits are close to what holds; `npm run bench -- understanding` measures all lines and prints what they say. */
export function expectShares(shares: TypedShares, limits: TypedShares): void {
  const { taken, understood, eitherAsked } = limits;
  expect.soft(shares.taken).toBeGreaterThanOrEqual(taken);
  expect.soft(shares.understood).toBeGreaterThanOrEqual(understood);
  expect.soft(shares.eitherAsked).toBeGreaterThanOrEqual(eitherAsked);
  expect.soft(shares.takenForAnother).toBeLessThanOrEqual(limits.takenForAnother);
  // To be asked needlessly costs one press, to be moved a scene: see decision 0074.
  expect.soft(shares.stillAsked).toBeLessThanOrEqual(limits.stillAsked);
  expect.soft(shares.stillMoved).toBeLessThanOrEqual(limits.stillMoved);
  expect.soft(shares.eitherMoved).toBeLessThanOrEqual(limits.eitherMoved);
}
