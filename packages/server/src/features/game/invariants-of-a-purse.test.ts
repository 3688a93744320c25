import { expect, inject, test } from "vitest";
import { keepPromises } from "./testing/promises.ts";

const wanted = inject("engine") === "pglite" ? 5_000 : 1_000;

test(`whatever happens in two sessions that share a purse, ${wanted} turns keep every promise`, async () => {
  const { turns, plays } = await keepPromises("one player", wanted);
  process.stdout.write(`\n${turns} turns in ${plays} plays.\n`);
  expect(turns).toBeGreaterThanOrEqual(wanted);
}, 600_000);
