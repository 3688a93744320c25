// Made from the contract by `npm run readers`.
import type { AccountStorage } from "../../../shapes/made/account/storage.ts";
import { type Reader, flag, id, list, moment, number, object, text } from "../../fields.ts";

export const readAccountStorage: Reader<AccountStorage> = object({
  stories: object({
    used: number(),
    limit: number(),
  }),
  versions: object({
    used: number(),
    limit: number(),
  }),
  plays: object({
    used: number(),
    limit: number(),
  }),
  pictures: object({
    used: number(),
    limit: number(),
  }),
  unused_pictures: object({
    count: number(),
    bytes: number(),
  }),
  largest_plays: list(
    object({
      session_id: id,
      story_id: id,
      story_title: text(),
      is_branch: flag(),
      bytes: number(),
      updated_at: moment,
    }),
  ),
});
