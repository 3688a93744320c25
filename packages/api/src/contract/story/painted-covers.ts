import * as z from "zod";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { line, prose } from "../fields/text.ts";
import { wishLength, writtenSoFar } from "./suggestions.ts";

const said = prose({ max: 2_000 }).optional();

/** A proposed cover: it is stored, but belongs to no story yet. */
export const paintedCover = z
  .object({
    url: z.string().describe("What `cover_image_url` takes"),
    alt: z.string().describe("What it shows, in the story's language"),
    painted_by: z.string(),
  })
  .meta({ id: "PaintedCover" });
export type PaintedCover = z.infer<typeof paintedCover>;

export const paintCovers = defineCall(authoringCalls.paintCovers, {
  summary:
    "Suggest covers, painted by Katha, one in each painting style; free, and nothing is saved",
  body: z.object({
    title: writtenSoFar.title,
    tagline: writtenSoFar.tagline,
    story_description: writtenSoFar.story_description,
    language: writtenSoFar.language,
    opening: z
      .object({
        text: prose({ max: 20_000 }).default(""),
        place: said,
        mood: said,
        hour: said,
        weather: said,
        cast: z
          .array(prose({ max: 2_000 }))
          .max(50)
          .optional(),
      })
      .optional()
      .describe("The scene that the story begins with"),
    wish: line({ max: wishLength }).default("").describe("What it should show"),
  }),
  answer: z.object({ drafts: z.array(paintedCover) }).meta({ id: "PaintedCovers" }),
  problems: {
    429: "Too many covers in a row.",
    503: "The painter has too much to do.",
  },
});
