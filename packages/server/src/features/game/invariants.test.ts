import { expect, inject, test } from "vitest";
import { keepPromises } from "./testing/promises.ts";

const wanted = inject("engine") === "pglite" ? 5_000 : 1_000;

test(`whatever players, writers and reapers do, ${wanted} turns keep every promise`, async () => {
  const { turns, plays } = await keepPromises("two players", wanted);
  process.stdout.write(`\n${turns} turns in ${plays} plays.\n`);
  expect(turns).toBeGreaterThanOrEqual(wanted);
}, 600_000);
