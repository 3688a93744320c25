import * as z from "zod";
import { defineCall } from "../call.ts";
import { notificationCalls } from "../call-table/notifications.ts";
import { id, moment, wholeNumber } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import { notificationKinds } from "../values.ts";

export const notification = z
  .object({
    id,
    kind: z.enum(notificationKinds).meta({ fallback: "story_updated" }),
    created_at: moment,
    is_read: z.boolean(),
    story: z
      .object({
        id,
        title: z.string(),
        is_open: z.boolean().describe("The user may read it now"),
      })
      .nullable()
      .describe("Null for a task, and for a story that is deleted"),
    session_id: id.nullable().describe("The play in which the line was typed, while there is one"),
    task: z
      .object({
        code: z.string().describe("The key of its words in the interface"),
        title: z.string(),
        coins: z.int().min(0),
      })
      .nullable(),
    excerpt: z.string().describe("The line or the passage that it is about, or blank"),
  })
  .meta({ id: "Notification" });
export type Notification = z.infer<typeof notification>;

const unread = z.int().min(0).describe("How many are unread");

export const notifications = z
  .object({ unread, notifications: z.array(notification), next_cursor: z.string().nullable() })
  .meta({ id: "Notifications" });
export type Notifications = z.infer<typeof notifications>;

export const unreadNotifications = z.object({ unread }).meta({ id: "UnreadNotifications" });
export type UnreadNotifications = z.infer<typeof unreadNotifications>;

export const listNotifications = defineCall(notificationCalls.listNotifications, {
  summary: "What happened that the user may want to know, newest first",
  query: z.object({
    cursor: line({ max: 200 }).optional(),
    limit: wholeNumber(1, 100).default(30),
  }),
  answer: notifications,
});

export const countUnreadNotifications = defineCall(notificationCalls.countUnreadNotifications, {
  summary: "How many notifications are unread",
  answer: unreadNotifications,
});

export const readNotification = defineCall(notificationCalls.readNotification, {
  summary: "Mark a notification as read",
  params: z.object({ id }),
  answer: unreadNotifications,
});

export const readAllNotifications = defineCall(notificationCalls.readAllNotifications, {
  summary: "Mark all notifications up to one as read",
  body: z.object({ newest: id.describe("The newest that was seen: later ones stay unread") }),
  answer: unreadNotifications,
});
