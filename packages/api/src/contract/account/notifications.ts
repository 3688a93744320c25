import * as z from "zod";
import { defineCall } from "../call.ts";
import { notificationCalls } from "../call-table/notifications.ts";
import { id, moment, wholeNumber } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import { notificationKinds, stoppableLetters } from "../values.ts";

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
  answer: unreadNotifications,
});

export const readAllNotifications = defineCall(notificationCalls.readAllNotifications, {
  summary: "Mark all notifications up to one as read",
  body: z.object({ newest: id.describe("The newest that was seen: later ones stay unread") }),
  answer: unreadNotifications,
});

/** A push service's address as browsers give it: of a host with a name, at the usual port. */
function isPushAddress(written: string): boolean {
  const url = URL.parse(written);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "")
    return false;
  return /\.[a-z][a-z0-9-]*$/i.test(url.hostname);
}

const addressMessage = "This is not the https address of a push service.";
const keyMessage = "This is not a key of a push subscription.";

export const pushDevice = z
  .object({
    id,
    device: z.string().describe("As the browser names itself"),
    is_current: z.boolean(),
    endpoint: z
      .string()
      .nullable()
      .describe("Where its push service takes news; told to the device itself alone"),
    created_at: moment,
    pushed_at: moment.nullable().describe("When its push service last took news"),
  })
  .meta({ id: "PushDevice" });
export type PushDevice = z.infer<typeof pushDevice>;

export const pushDevices = z
  .object({
    server_key: z
      .string()
      .describe("What browsers subscribe with (`applicationServerKey`), in base64url"),
    devices: z.array(pushDevice),
  })
  .meta({ id: "PushDevices" });
export type PushDevices = z.infer<typeof pushDevices>;

export const listPushDevices = defineCall(notificationCalls.listPushDevices, {
  summary: "The devices that news is pushed to",
  answer: pushDevices,
});

export const keepPushDevice = defineCall(notificationCalls.keepPushDevice, {
  summary:
    "Have news pushed to this device until it is signed out, at the address its browser gave",
  body: z.object({
    endpoint: line({ max: 1_000, also: [[isPushAddress, addressMessage]] }),
    p256dh: z
      .string()
      .regex(/^B[\w-]{86}$/, keyMessage)
      .describe("The browser's public key, in base64url"),
    auth: z
      .string()
      .regex(/^[\w-]{22}$/, keyMessage)
      .describe("The browser's authentication secret, in base64url"),
  }),
  answer: pushDevices,
});

export const removePushDevice = defineCall(notificationCalls.removePushDevice, {
  summary: "Have no more news pushed to a device",
  answer: pushDevices,
});

export const stopLetters = defineCall(notificationCalls.stopLetters, {
  summary: "Stop letters of one kind, with the token of the link in one of them",
  body: z.object({ token: line({ max: 200, required: "The link's token is missing." }) }),
  answer: z
    .object({
      kind: z.enum(stoppableLetters).meta({ fallback: "news" }).describe("Which have stopped"),
    })
    .meta({ id: "StoppedLetters" }),
  problems: { 400: "The link is not whole." },
});
