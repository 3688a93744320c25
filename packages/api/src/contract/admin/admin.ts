import * as z from "zod";
import { defineCall } from "../call.ts";
import { adminCalls } from "../call-table/admin.ts";
import { lastPage, reasonMax, searchTextMax } from "../limits.ts";
import { coinsCorrectedMax } from "../game/play-limits.ts";
import { flag, id, moment, wholeNumber } from "../fields/scalars.ts";
import { storyList } from "../story/story.ts";
import { line, prose } from "../fields/text.ts";
import { user } from "../account/users.ts";
import { reportReasons, reportStatuses, roles, storyStatuses } from "../values.ts";

const page = wholeNumber(1, lastPage).default(1);
const q = line({ max: searchTextMax }).default("");

export const adminStorySorts = ["newest", "oldest", "title", "plays", "likes"] as const;
export type AdminStorySort = (typeof adminStorySorts)[number];

export const adminWaiting = defineCall(adminCalls.adminWaiting, {
  summary: "How much waits for an administrator",
  answer: z
    .object({
      reviews: z.int().min(0).describe("Stories and changes waiting for review"),
      reports: z.int().min(0).describe("Reports that are still open"),
    })
    .meta({ id: "AdminWaiting" }),
});

export const adminStories = defineCall(adminCalls.adminStories, {
  summary: "Stories of every status",
  query: z.object({
    page,
    q,
    status: z.enum(storyStatuses).optional(),
    sort: z.enum(adminStorySorts).default("newest"),
  }),
  answer: storyList,
});

export const suspension = z
  .object({
    since: moment,
    until: moment.nullable().describe("It ends by itself then; null: when it is lifted"),
    reason: z.string().describe("As its user reads it"),
  })
  .meta({ id: "Suspension" });
export type Suspension = z.infer<typeof suspension>;

export const adminUser = user
  .omit({
    shows_mature: true,
    has_confirmed_age: true,
    shares_unanswered: true,
    news_by_email: true,
  })
  .extend({
    premium_until: moment.nullable(),
    last_seen_at: moment.nullable(),
    has_second_factor: z.boolean(),
    coins: z.int().min(0).describe("In their wallet"),
    suspension: suspension.nullable().describe("Null: none that still holds"),
  })
  .meta({ id: "AdminUser" });
export type AdminUser = z.infer<typeof adminUser>;

export const listUsers = defineCall(adminCalls.listUsers, {
  summary: "Users, newest first",
  query: z.object({
    q,
    role: z.enum(roles).optional(),
    is_suspended: flag.optional(),
    cursor: line({ max: 200 }).optional().describe("`next_cursor` of the page before"),
    limit: wholeNumber(1, 100).default(20),
  }),
  answer: z
    .object({
      users: z.array(adminUser),
      total_users: z.int(),
      next_cursor: z.string().nullable(),
    })
    .meta({ id: "UserList" }),
});

export const changeRole = defineCall(adminCalls.changeRole, {
  summary: "Give a user another role",
  body: z.object({ role: z.enum(roles) }),
  answer: adminUser,
  problems: { 409: "The last administrator stays one." },
});

export const grantPremium = defineCall(adminCalls.grantPremium, {
  summary: "Give premium access until a day, or end it",
  body: z.object({ until: moment.nullable() }),
  answer: adminUser,
});

export const removeUserSecondFactors = defineCall(adminCalls.removeUserSecondFactors, {
  summary: "Remove all second factors of another user, who has lost them; they are told by mail",
  answer: adminUser,
  problems: { 409: "It is the administrator's own account, or there is nothing to remove." },
});

export const suspendUser = defineCall(adminCalls.suspendUser, {
  summary: "Suspend another user's account, or change its suspension; they are told by mail",
  body: z.object({
    reason: prose({ required: "Say why: the user reads it.", max: reasonMax }),
    until: moment.nullable().describe("When it ends by itself; null: when it is lifted"),
  }),
  answer: adminUser,
  problems: { 409: "It is the administrator's own account, or the last administrator." },
});

export const liftSuspension = defineCall(adminCalls.liftSuspension, {
  summary: "Lift the suspension of an account, if it has one; its user is told by mail",
  answer: adminUser,
});

export const correctCoins = defineCall(adminCalls.correctCoins, {
  summary: "Add coins to a user's wallet or take some out; an Idempotency-Key does it once",
  body: z.object({
    amount: z
      .int()
      .min(-coinsCorrectedMax)
      .max(coinsCorrectedMax)
      .refine((amount) => amount !== 0, "How many coins?")
      .describe("In above zero, out below"),
    reason: line({ required: "Say why: the user reads it.", max: reasonMax }),
  }),
  answer: adminUser,
  problems: { 409: "There are not as many coins to take." },
});

export const endUserSignIns = defineCall(adminCalls.endUserSignIns, {
  summary: "Sign another user out everywhere",
  problems: { 409: "It is the administrator's own account." },
});

export const auditEntry = z
  .object({
    id,
    actor: z.object({ id, display_name: z.string() }).nullable(),
    act: z.string(),
    /** `name` is its current name; null if it is gone or has none. */
    subject: z
      .object({
        kind: z.string(),
        id: z.string().meta({ isKey: true }),
        name: z.string().nullable(),
      })
      .nullable(),
    before: z.unknown(),
    after: z.unknown(),
    created_at: moment,
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = defineCall(adminCalls.listAudit, {
  summary: "The audit log: what administrators did, newest first",
  query: z.object({
    cursor: line({ max: 200 }).optional().describe("`next_cursor` of the page before"),
    limit: wholeNumber(1, 200).default(50),
  }),
  answer: z
    .object({ entries: z.array(auditEntry), next_cursor: z.string().nullable() })
    .meta({ id: "AuditLog" }),
});

export const report = z
  .object({
    id,
    story_id: id,
    story_title: z.string(),
    turn_id: id,
    reason: z.enum(reportReasons).meta({ fallback: "other" }),
    note: z.string(),
    said: z
      .string()
      .nullable()
      .describe(
        "The player's line or choice that the passage answers, while their session is kept",
      ),
    passage: z.string(),
    status: z.enum(reportStatuses).meta({ fallback: "open" }),
    created_at: moment,
  })
  .meta({ id: "Report" });
export type Report = z.infer<typeof report>;

export const listReports = defineCall(adminCalls.listReports, {
  summary: "Passages that players reported, oldest first",
  query: z.object({ status: z.enum(reportStatuses).default("open") }),
  answer: z.array(report),
});

export const settleReport = defineCall(adminCalls.settleReport, {
  summary: "Uphold or dismiss a report, or open it again",
  body: z.object({
    status: z.enum(reportStatuses),
    was: z.enum(reportStatuses).optional().describe("As its editor saw it when they decided"),
  }),
  answer: report,
  problems: { 409: "Somebody else has decided meanwhile." },
});
