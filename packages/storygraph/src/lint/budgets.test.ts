import { expect, it } from "vitest";
import { economyOf } from "./budgets.ts";

it("reads what a story's rules say of XP, and nothing that is no amount", () => {
  const game_config = { xp_gain_multiplier: 0.5, commands: { continue: { cost: 2 } } };
  expect(economyOf({ initial_xp: 40, game_config })).toEqual({
    initial_xp: 40,
    xp_gain_multiplier: 0.5,
    continue_cost: 2,
  });
  for (const odd of [null, "rules", { commands: null }, { commands: { continue: 3 } }])
    expect(economyOf({ initial_xp: -1, game_config: odd })).toEqual({});
  expect(economyOf({ game_config: { xp_gain_multiplier: Number.NaN } })).toEqual({});
});
