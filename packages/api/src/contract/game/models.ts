import * as z from "zod";
import { defineCall } from "../call.ts";
import { modelCalls } from "../call-table/player.ts";

export const model = z
  .object({
    model_key: z.string().meta({ isKey: true }),
    display_name: z.string(),
    hinglish_description: z.string(),
    tier: z.string().meta({ fallback: "standard" }),
    credit_cost: z.int().min(0),
    served_by: z.string().nullable().describe("The provider; null for Katha's own"),
  })
  .meta({ id: "Model" });
export type Model = z.infer<typeof model>;

export const modelLists = z
  .object({
    text: z.array(model),
    image: z.array(model),
    own_keys_allowed: z.boolean().describe("Whether readers may use keys of their own here"),
  })
  .meta({ id: "ModelLists" });
export type ModelLists = z.infer<typeof modelLists>;

export const featuredModels = defineCall(modelCalls.featuredModels, {
  summary: "The text and image models that a player can choose from",
  answer: modelLists,
});
