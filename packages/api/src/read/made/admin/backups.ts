// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/admin/backups.ts";
import {
  type Reader,
  flag,
  list,
  moment,
  momentOrNull,
  number,
  object,
  objectOrNull,
  oneOf,
  text,
} from "../../fields.ts";

export const readBackups: Reader<z.output<typeof contract.backups>> = object({
  now: moment,
  place: oneOf(["folder", "bucket"], "folder"),
  address: text(),
  is_scheduled: flag(),
  is_sealed: flag(),
  is_running: flag(),
  is_late: flag(),
  last: objectOrNull(
    object({
      name: text(),
      bytes: number(),
      at: moment,
    }),
  ),
  next_at: momentOrNull,
  failure: objectOrNull(
    object({
      at: moment,
      why: text(),
    }),
  ),
  kept: list(
    object({
      name: text(),
      made_at: moment,
      bytes: number(),
      is_daily: flag(),
      is_sealed: flag(),
      download: text(),
    }),
  ),
});

export const readStartedBackup: Reader<AnswerOf<typeof contract.startBackup>> = object({
  is_running: flag(),
});
