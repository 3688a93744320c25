// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/admin/admin.ts";
import {
  type Reader,
  anything,
  flag,
  id,
  list,
  moment,
  momentOrNull,
  number,
  object,
  objectOrNull,
  oneOf,
  text,
  textOrNull,
} from "../../fields.ts";
import { reportReasons, reportStatuses, roles } from "../../../contract/values.ts";

export const readAdminWaiting: Reader<AnswerOf<typeof contract.adminWaiting>> = object({
  reviews: number(),
  reports: number(),
});

export const readSuspension: Reader<z.output<typeof contract.suspension>> = object({
  since: moment,
  until: momentOrNull,
  reason: text(),
});

export const readAdminUser: Reader<z.output<typeof contract.adminUser>> = object({
  id,
  username: text(),
  email: text(),
  display_name: text(),
  avatar_url: textOrNull,
  is_verified: flag(),
  role: oneOf(roles, "player"),
  created_at: moment,
  premium_until: momentOrNull,
  last_seen_at: momentOrNull,
  has_second_factor: flag(),
  coins: number(),
  suspension: objectOrNull(readSuspension),
});

export const readAuditEntry: Reader<z.output<typeof contract.auditEntry>> = object({
  id,
  actor: objectOrNull(
    object({
      id,
      display_name: text(),
    }),
  ),
  act: text(),
  subject: objectOrNull(
    object({
      kind: text(),
      id,
      name: textOrNull,
    }),
  ),
  before: anything,
  after: anything,
  created_at: moment,
});

export const readAuditLog: Reader<AnswerOf<typeof contract.listAudit>> = object({
  entries: list(readAuditEntry),
  next_cursor: textOrNull,
});

export const readReport: Reader<z.output<typeof contract.report>> = object({
  id,
  story_id: text(),
  story_title: text(),
  turn_id: text(),
  reason: oneOf(reportReasons, "other"),
  note: text(),
  said: textOrNull,
  passage: text(),
  status: oneOf(reportStatuses, "open"),
  created_at: moment,
});

export const readUserList: Reader<AnswerOf<typeof contract.listUsers>> = object({
  users: list(readAdminUser),
  total_users: number(),
  next_cursor: textOrNull,
});
