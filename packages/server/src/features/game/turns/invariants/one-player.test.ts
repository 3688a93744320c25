import { expect, test } from "vitest";
import { checkTurnInvariants } from "../../../../testing/game/turn-invariants.ts";

/** Each run plays different turns, and THOROUGH=1 plays more of them; TURNS=5000 plays ten thousand over the two files. */
const wanted = Number(process.env["TURNS"] ?? (process.env["THOROUGH"] ? 1_000 : 150));

test(`${wanted} turns in two sessions that share a wallet keep every invariant`, async () => {
  const { turns, runs } = await checkTurnInvariants("one player", wanted);
  process.stdout.write(`\n${turns} turns in ${runs} plays.\n`);
  expect(turns).toBeGreaterThanOrEqual(wanted);
}, 600_000);
