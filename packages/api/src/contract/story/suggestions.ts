import { z } from "zod";
import { defineCall } from "../call.ts";
import { id } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import { structureLimits } from "../limits.ts";

const tag = "authoring";
const access = "user";

export const suggestionKinds = ["next_node", "branches", "taglines", "alt_text"] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const suggestionsOffered = defineCall({
  id: "suggestionsOffered",
  method: "GET",
  path: "/authoring/suggestions",
  tag,
  summary: "Whether a model is there that helps to write",
  access,
  answer: z
    .object({ available: z.boolean(), kinds: z.array(z.enum(suggestionKinds)) })
    .meta({ id: "SuggestionsOffered" }),
});

/** A draft for the author to take or leave; nothing of it is saved. */
export const suggestion = z
  .object({
    text: z.string(),
    choice: z.string().nullable().describe("The line of the choice that leads there"),
    choices: z.array(z.string()).describe("What a player might pick there"),
  })
  .meta({ id: "Suggestion" });
export type Suggestion = z.infer<typeof suggestion>;

export const suggest = defineCall({
  id: "suggest",
  method: "POST",
  path: "/stories/{id}/suggestions",
  tag,
  summary: "Have a model draft what could come next: it costs nothing and changes nothing",
  access,
  params: z.object({ id }),
  body: z.object({
    kind: z.enum(suggestionKinds),
    node: line({ max: structureLimits.name })
      .optional()
      .describe("Where the next node or the branches begin; without it, at the start"),
    wish: line({ max: 500 }).default("").describe("What the author has in mind"),
  }),
  answer: z
    .object({ drafts: z.array(suggestion), served_by: z.string() })
    .meta({ id: "Suggestions" }),
  problems: {
    403: "The story is another author's.",
    404: "There is no such story, or no model is configured that could help.",
    409: "There is no such node, or the cover is no picture that Katha knows the scene of.",
    429: "Too many suggestions in a row.",
    503: "The model did not answer, or with nothing that can be used.",
  },
});
