import { expect, test } from "vitest";
import { keepPromises } from "./testing/promises.ts";

/** Each run plays other turns; TURNS=5000 plays the ten thousand of the two files at once. */
const wanted = Number(process.env["TURNS"] ?? 1_000);

test(`whatever happens in two sessions that share a purse, ${wanted} turns keep every promise`, async () => {
  const { turns, plays } = await keepPromises("one player", wanted);
  process.stdout.write(`\n${turns} turns in ${plays} plays.\n`);
  expect(turns).toBeGreaterThanOrEqual(wanted);
}, 600_000);
