import type { AdminUser, AuditEntry, Report, Suspension } from "../contract/admin/admin.ts";
import type { Finding, ReviewItem } from "../contract/admin/review.ts";
import type { Answer } from "../http/answers.ts";
import { reportReasons, reportStatuses } from "../contract/values.ts";
import { userFields } from "./account.ts";
import {
  type Reader,
  anything,
  flag,
  id,
  list,
  number,
  object,
  objectOrNull,
  oneOf,
  optional,
  record,
  text,
  textOrNull,
  moment,
  momentOrNull,
} from "./fields.ts";
import { readStory } from "./story.ts";

export const readAdminUser: Reader<AdminUser> = object({
  ...userFields,
  premium_until: momentOrNull,
  last_seen_at: momentOrNull,
  has_second_factor: flag(),
  coins: number(),
  suspension: objectOrNull<Suspension>({ since: moment, until: momentOrNull, reason: text() }),
});

export const readUserList: Reader<Answer<"listUsers">> = object({
  users: list(readAdminUser),
  total_users: number(),
  next_cursor: textOrNull,
});

export const readWaiting: Reader<Answer<"adminWaiting">> = object({
  reviews: number(),
  reports: number(),
});

export const readAuditLog: Reader<Answer<"listAudit">> = object({
  entries: list<AuditEntry>(
    object({
      id,
      actor: objectOrNull<NonNullable<AuditEntry["actor"]>>({ id, display_name: text() }),
      act: text(),
      subject: objectOrNull<NonNullable<AuditEntry["subject"]>>({
        kind: text(),
        id,
        name: textOrNull,
      }),
      before: anything,
      after: anything,
      created_at: moment,
    }),
  ),
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
export const readReports = list(readReport);

export const readFindings = list<Finding>(
  object({
    code: text(),
    severity: oneOf(["error", "warning"], "warning"),
    message: text(),
    field: textOrNull,
    node: textOrNull,
    params: optional(record(anything)),
  }),
);

export const readReviewItems = list<ReviewItem>(
  object({ story: readStory, submitted_at: moment, findings: readFindings }),
);
