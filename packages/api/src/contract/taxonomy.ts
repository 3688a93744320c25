import * as z from "zod";
import { defineCall } from "./call.ts";
import { taxonomyCalls } from "./call-table/taxonomy.ts";
import { id } from "./fields/scalars.ts";

export const category = z
  .object({
    id,
    name: z.string(),
    display_name: z.string(),
    sort_order: z.int(),
  })
  .meta({ id: "Category" });
export type Category = z.infer<typeof category>;

export const tag = z
  .object({ id, display_name: z.string(), color: z.string() })
  .meta({ id: "Tag" });
export type Tag = z.infer<typeof tag>;

export const listCategories = defineCall(taxonomyCalls.listCategories, {
  summary: "All categories, in their order",
  answer: z.array(category),
});

export const listTags = defineCall(taxonomyCalls.listTags, {
  summary: "All tags, by name",
  answer: z.array(tag),
});
