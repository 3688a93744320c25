// Made from the contract by `npm run readers`.
import type {
  AdminUser,
  AdminWaiting,
  AuditEntry,
  AuditLog,
  Report,
  Suspension,
  UserList,
} from "../../../shapes/made/admin/admin.ts";
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

export const readAdminWaiting: Reader<AdminWaiting> = object({
  reviews: number(),
  reports: number(),
});

export const readSuspension: Reader<Suspension> = object({
  since: moment,
  until: momentOrNull,
  reason: text(),
});

export const readAdminUser: Reader<AdminUser> = object({
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

export const readAuditEntry: Reader<AuditEntry> = object({
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

export const readAuditLog: Reader<AuditLog> = object({
  entries: list(readAuditEntry),
  next_cursor: textOrNull,
});

export const readReport: Reader<Report> = object({
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

export const readUserList: Reader<UserList> = object({
  users: list(readAdminUser),
  total_users: number(),
  next_cursor: textOrNull,
});
