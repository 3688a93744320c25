// Made from the contract by `npm run readers`.
import type { AnswerDraft, AnswerDrafts } from "../../../shapes/made/story/answer-drafts.ts";
import { type Reader, list, object, text } from "../../fields.ts";

export const readAnswerDraft: Reader<AnswerDraft> = object({
  says: text(),
});

export const readAnswerDrafts: Reader<AnswerDrafts> = object({
  drafts: list(readAnswerDraft),
  served_by: text(),
});
