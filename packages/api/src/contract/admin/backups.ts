import * as z from "zod";
import { defineCall } from "../call.ts";
import { adminCalls } from "../call-table/admin.ts";
import { moment } from "../fields/scalars.ts";

const bytes = z.int().min(0);

export const backups = z
  .object({
    now: moment.describe("By the server's clock, when this was read"),
    place: z.enum(["folder", "bucket"]).meta({ fallback: "folder" }),
    address: z.string().describe("The folder, or the bucket and its prefix"),
    is_scheduled: z.boolean().describe("One is made each day"),
    is_sealed: z.boolean().describe("A passphrase is set, and new ones are sealed with it"),
    is_running: z.boolean().describe("One is being made, or begins in a moment"),
    is_late: z.boolean().describe("The last is older than two days"),
    last: z
      .object({ name: z.string(), bytes, at: moment })
      .nullable()
      .describe("The last that is whole"),
    next_at: moment.nullable().describe("When the next of each day is due"),
    failure: z
      .object({ at: moment, why: z.string() })
      .nullable()
      .describe("Why the last try came to nothing"),
    kept: z
      .array(
        z.object({
          name: z.string(),
          made_at: moment,
          bytes,
          is_daily: z.boolean().describe("False for one that was made by press"),
          is_sealed: z.boolean(),
          download: z.string().describe("A path that gives the file; good for ten minutes"),
        }),
      )
      .describe("The newest first"),
  })
  .meta({ id: "Backups" });
export type Backups = z.infer<typeof backups>;

export const listBackups = defineCall(adminCalls.listBackups, {
  summary: "The backups that are kept, when the last was made, and whether that is too long ago",
  answer: backups,
});

export const startBackup = defineCall(adminCalls.startBackup, {
  summary: "Make a backup now; one of the servers does it after the answer",
  status: 202,
  answer: z.object({ is_running: z.boolean() }).meta({ id: "StartedBackup" }),
});
