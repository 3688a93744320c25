import {
  commandXpCosts,
  endingXp,
  fallbackModels,
  gameConfigDefaults,
  nodeXp,
  storyDefaults,
} from "@katha/api";
import { economyDefaults } from "@katha/storygraph";
import { expect, it } from "vitest";
import { testEntry } from "../testing/entries.ts";
import { economyIn } from "./economy.ts";

const rules = { xp_gain_multiplier: 1, commands: { continue: { cost: 3 } } };

it("calculates with the form's values, and with the price of going on in its rules", () => {
  const entry = { ...testEntry, initialXp: "80", xpGainMultiplier: "2" };
  expect(economyIn({ ...entry, gameConfigText: JSON.stringify(rules) })).toEqual({
    initial_xp: 80,
    xp_gain_multiplier: 2,
    continue_cost: 3,
  });
});

it("leaves out what cannot be read", () => {
  const entry = { ...testEntry, initialXp: "many", xpGainMultiplier: "", gameConfigText: "{" };
  expect(economyIn(entry)).toEqual({});
  expect(economyIn({ ...entry, initialXp: "5", gameConfigText: "null" })).toEqual({
    initial_xp: 5,
  });
});

it("plays a story whose rules say nothing by the numbers that the server pays and charges", () => {
  expect(economyDefaults).toEqual({
    initial_xp: storyDefaults.initial_xp,
    xp_gain_multiplier: gameConfigDefaults.xp_gain_multiplier,
    continue_cost: commandXpCosts.continue,
    coins_per_turn: fallbackModels.text.credit_cost,
    xp_per_node: nodeXp,
    xp_per_ending: endingXp,
  });
});
