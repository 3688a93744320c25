// Made from the contract by `npm run readers`.
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/story/drafts.ts";
import { type Reader, moment, object, text } from "../../fields.ts";

export const readDeletedDraft: Reader<AnswerOf<typeof contract.deleteDraft>> = object({
  restorable_until: moment,
});

export const readShareLink: Reader<AnswerOf<typeof contract.shareDraft>> = object({
  token: text(),
  created_at: moment,
});
