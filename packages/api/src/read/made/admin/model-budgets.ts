// Made from the contract by `npm run readers`.
import type {
  ModelBudget,
  ModelUsage,
  ModelUsageRow,
} from "../../../shapes/made/admin/model-budgets.ts";
import { type Reader, list, number, numberOrNull, object, oneOf, text } from "../../fields.ts";
import { budgetScopes } from "../../../contract/game/play-limits.ts";

export const readModelBudget: Reader<ModelBudget> = object({
  scope: oneOf(budgetScopes, "site"),
  dollars: numberOrNull,
  turns: numberOrNull,
});

export const readModelUsageRow: Reader<ModelUsageRow> = object({
  day: text(),
  model_key: text(),
  story_id: text(),
  story_title: text(),
  turns: number(),
  coins: number(),
  prompt_tokens: number(),
  completion_tokens: number(),
  cost_dollars: numberOrNull,
});

export const readModelUsage: Reader<ModelUsage> = object({
  since: text(),
  today: text(),
  rows: list(readModelUsageRow),
  spent_today: object({
    turns: number(),
    dollars: number(),
  }),
  budgets: list(readModelBudget),
});
