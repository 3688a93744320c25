import * as z from "zod";
import { defineCall } from "../call.ts";
import { tastesCalls } from "../call-table/tastes.ts";
import { id } from "../fields/scalars.ts";
import { likedCategoriesMax } from "../limits.ts";
import { storyLanguages } from "../values.ts";

const fields = {
  languages: z
    .array(z.enum(storyLanguages))
    .max(storyLanguages.length)
    .describe("In which one reads stories; none: in any"),
  categories: z
    .array(id)
    .max(likedCategoriesMax)
    .describe("Which one likes; a category that is not there any more is left out"),
};

/** With neither languages nor categories the reader has put the question away. */
export const tastes = z.object(fields).meta({ id: "Tastes" });
export type Tastes = z.infer<typeof tastes>;

export const keptTastes = z
  .object({ tastes: tastes.nullable().describe("Null until the user has answered") })
  .meta({ id: "KeptTastes" });
export type KeptTastes = z.infer<typeof keptTastes>;

export const getTastes = defineCall(tastesCalls.getTastes, {
  summary: "The languages and categories by which the user's home is arranged",
  answer: keptTastes,
});

export const saveTastes = defineCall(tastesCalls.saveTastes, {
  summary: "Keep what the user likes to read, for all devices",
  body: z.object(fields).meta({ id: "TastesForm" }),
  answer: keptTastes,
});
