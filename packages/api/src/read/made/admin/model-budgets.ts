// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/admin/model-budgets.ts";
import { type Reader, list, number, numberOrNull, object, oneOf, text } from "../../fields.ts";
import { budgetScopes } from "../../../contract/game/play-limits.ts";

export const readModelBudget: Reader<z.output<typeof contract.modelBudget>> = object({
  scope: oneOf(budgetScopes, "site"),
  dollars: numberOrNull,
  turns: numberOrNull,
});

const readModelUsageRow = object({
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

export const readModelUsage: Reader<z.output<typeof contract.modelUsage>> = object({
  since: text(),
  today: text(),
  rows: list(readModelUsageRow),
  spent_today: object({
    turns: number(),
    dollars: number(),
  }),
  budgets: list(readModelBudget),
});
