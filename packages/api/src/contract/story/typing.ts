import { z } from "zod";
import { typedReport } from "../admin/proving.ts";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { bibleForm } from "./bible.ts";
import { structureForm } from "./structure-form.ts";
import { writtenSoFar } from "./suggestions.ts";
import { rulesForm } from "./trial.ts";

const { title, language, content_rating } = writtenSoFar;

export const proveTyping = defineCall(authoringCalls.proveTyping, {
  summary: "Let players type in every scene of a story; free, and nothing is saved",
  body: z.object({
    title,
    language,
    content_rating,
    story_structure: structureForm,
    bible: bibleForm.optional(),
    rules: rulesForm.optional().describe("Of the story's game_config; the usual ones without"),
  }),
  answer: typedReport,
  problems: {
    429: "Too many proofs in a row, or another story of the author's is being checked.",
    503: "Checking took too long, or many stories are being checked.",
  },
});
