// Made from the contract by `npm run readers`.
import type { DeletedDraft, ShareLink } from "../../../shapes/made/story/drafts.ts";
import { type Reader, moment, object, text } from "../../fields.ts";

export const readDeletedDraft: Reader<DeletedDraft> = object({
  restorable_until: moment,
});

export const readShareLink: Reader<ShareLink> = object({
  token: text(),
  created_at: moment,
});
