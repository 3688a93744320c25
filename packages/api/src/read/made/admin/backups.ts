// Made from the contract by `npm run readers`.
import type { Backups, StartedBackup } from "../../../shapes/made/admin/backups.ts";
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

export const readBackups: Reader<Backups> = object({
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

export const readStartedBackup: Reader<StartedBackup> = object({
  is_running: flag(),
});
