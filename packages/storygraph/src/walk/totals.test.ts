import { expect, test } from "vitest";
import { simulate } from "../play/simulate.ts";
import { written } from "../testing/written.ts";
import { walkTotals } from "./totals.ts";
import { beginWalk, choose, goBack, type Walk } from "./walk.ts";

const ring = written({ a: ["One two.", "b", "c"], b: ["Three.", "a"], c: ["Four."] });
const economy = { initial_xp: 20, continue_cost: 2, coins_per_turn: 3 };

function walked(...choices: number[]): Walk {
  const walk = choices.reduce<Walk | undefined>(
    (at, choice) => at && choose(ring, at, choice),
    beginWalk(ring),
  );
  if (walk === undefined) throw new Error("There is no such way.");
  return walk;
}

test("a walk counts what a game would: a node earns once, an ending more", () => {
  const round = walked(0, 0, 1);
  expect(walkTotals(ring, round, economy)).toMatchObject({
    turns: 3,
    nodes: 3,
    coins: 9,
    xp: 20 - 6 + 5 + 50,
  });
  expect(walkTotals(ring, goBack(round), economy)).toMatchObject({ turns: 2, nodes: 2, xp: 21 });
  expect(walkTotals(ring, walked())).toMatchObject({ turns: 0, nodes: 1, coins: 0, xp: 100 });
});

test("a walk takes as long to read as a play that goes the same way", () => {
  const line = written({ a: ["One two three.", "b"], b: ["Four.", "c"], c: ["Five six."] });
  const there = [0, 0].reduce<Walk | undefined>(
    (at, choice) => at && choose(line, at, choice),
    beginWalk(line),
  );
  const played = simulate(line, { plays: 1, players: { random: 1 } }).players.random;
  expect(there && walkTotals(line, there).minutes).toBeCloseTo(played?.minutes.median ?? 0);
  expect(there && walkTotals(line, there).xp).toBe(played?.xp.median);
});
