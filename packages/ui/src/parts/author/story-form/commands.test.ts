import { expect, test } from "vitest";
import { blankEntry } from "./story-entry.ts";
import { commandsIn, withCommands } from "./commands.ts";
import { manuscriptOf } from "./manuscript.ts";
import { changeOf, saysTheSame } from "./story-change.ts";

const rules =
  '{"health_max":9,"commands":{"undo":{"cost":2},"Ask the goat":{"cost":3,"icon":"g"}}}';

test("commands are read with their prices, and written without losing the rest", () => {
  expect(commandsIn(rules)).toEqual([
    { name: "undo", cost: 2 },
    { name: "Ask the goat", cost: 3 },
  ]);
  const after = withCommands(rules, [
    { name: "Ask the goat", cost: 1 },
    { name: "Taste it", cost: 5 },
  ]);
  expect(JSON.parse(after)).toEqual({
    health_max: 9,
    commands: { "Ask the goat": { cost: 1, icon: "g" }, "Taste it": { cost: 5 } },
  });
  expect(commandsIn("{")).toEqual([]);
});

test("changed commands change the story, but rules that have their own fields do not", () => {
  const entry = { ...blankEntry, gameConfigText: rules };
  const otherHealth = { ...entry, gameConfigText: rules.replace("9", "7") };
  expect(saysTheSame("gameConfigText", entry, otherHealth)).toBe(true);
  const priced = { ...entry, gameConfigText: withCommands(rules, [{ name: "Taste it", cost: 5 }]) };
  expect(saysTheSame("gameConfigText", entry, priced)).toBe(false);
  expect(changeOf(priced, entry).gameConfig).toMatchObject({
    commands: { "Taste it": { cost: 5 } },
  });
  expect(manuscriptOf(priced).gameConfig).toMatchObject({ commands: { "Taste it": { cost: 5 } } });
  expect(manuscriptOf(blankEntry).gameConfig).not.toHaveProperty("commands");
});
