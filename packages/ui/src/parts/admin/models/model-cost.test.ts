import { expect, test } from "vitest";
import { boundModel, served } from "../../../fixtures/admin/models.ts";
import { costOf, thousandTurns } from "./model-cost.ts";

test("tokens cost what a million of them cost, read and written", () => {
  expect(costOf({ promptPrice: 2, answerPrice: 8 }, 500_000, 250_000)).toBe(3);
  expect(costOf({ promptPrice: 0, answerPrice: 0 }, 500_000, 250_000)).toBe(0);
  expect(costOf({ promptPrice: 2, answerPrice: null }, 1, 1)).toBeUndefined();
});

test("a thousand turns cost as much as those that were told, on average", () => {
  const bound = [boundModel({ promptPrice: 1, answerPrice: 4 })];
  const model = served({ bound, turns: 200, promptTokens: 400_000, completionTokens: 50_000 });
  expect(thousandTurns(model)).toBe(3);
  expect(thousandTurns({ ...model, turns: 0 })).toBeUndefined();
  expect(thousandTurns({ ...model, bound: [] })).toBeUndefined();
  expect(thousandTurns({ ...model, bound: [boundModel({})] })).toBeUndefined();
});
