// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/story/answer-drafts.ts";
import { type Reader, list, object, text } from "../../fields.ts";

export const readAnswerDraft: Reader<z.output<typeof contract.answerDraft>> = object({
  says: text(),
});

export const readAnswerDrafts: Reader<AnswerOf<typeof contract.draftAnswers>> = object({
  drafts: list(readAnswerDraft),
  served_by: text(),
});
