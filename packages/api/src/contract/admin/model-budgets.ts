import * as z from "zod";
import { defineCall } from "../call.ts";
import { adminCalls } from "../call-table/admin.ts";
import { budgetScopes } from "../game/play-limits.ts";

const count = z.int().min(0);
const scope = z.enum(budgetScopes).meta({ fallback: "site" });
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .describe("Of UTC");

const limits = {
  dollars: z.number().min(0).max(100_000).nullable().describe("US dollars a day; null: no limit"),
  turns: count.max(1_000_000).nullable().describe("Turns a day; null: no limit"),
};

export const modelBudget = z.object({ scope, ...limits }).meta({ id: "ModelBudget" });
export type ModelBudget = z.infer<typeof modelBudget>;

const usageRow = z
  .object({
    day,
    model_key: z.string(),
    story_id: z.string(),
    story_title: z.string(),
    turns: count.describe("For which a provider was asked"),
    coins: count.describe("Charged to players"),
    prompt_tokens: count,
    completion_tokens: count,
    cost_dollars: z.number().nullable().describe("Null where no price is set"),
  })
  .meta({ id: "ModelUsageRow" });
export type ModelUsageRow = z.infer<typeof usageRow>;

export const modelUsage = z
  .object({
    since: day,
    today: day,
    rows: z.array(usageRow).describe("By day, model and story, newest day first"),
    spent_today: z.object({ turns: count, dollars: z.number() }),
    budgets: z.array(modelBudget),
  })
  .meta({ id: "ModelUsage" });
export type ModelUsage = z.infer<typeof modelUsage>;

export const readModelUsage = defineCall(adminCalls.readModelUsage, {
  summary: "What storytellers of providers were asked for in the last thirty days, and the budgets",
  answer: modelUsage,
});

export const budgetModels = defineCall(adminCalls.budgetModels, {
  summary: "What storytellers may cost a day: in all, for one player, or in one story",
  params: z.object({ scope: z.enum(budgetScopes) }),
  body: z.object(limits),
  answer: modelBudget,
});
