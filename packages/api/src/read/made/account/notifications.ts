// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/account/notifications.ts";
import {
  type Reader,
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
import { notificationKinds, stoppableLetters } from "../../../contract/values.ts";

export const unreadNotificationsFields = {
  unread: number(),
};
export const readUnreadNotifications: Reader<z.output<typeof contract.unreadNotifications>> =
  object(unreadNotificationsFields);

export const readPushDevice: Reader<z.output<typeof contract.pushDevice>> = object({
  id,
  device: text(),
  is_current: flag(),
  endpoint: textOrNull,
  created_at: moment,
  pushed_at: momentOrNull,
});

export const readPushDevices: Reader<z.output<typeof contract.pushDevices>> = object({
  server_key: text(),
  devices: list(readPushDevice),
});

export const readNotification: Reader<z.output<typeof contract.notification>> = object({
  id,
  kind: oneOf(notificationKinds, "story_updated"),
  created_at: moment,
  is_read: flag(),
  story: objectOrNull(
    object({
      id,
      title: text(),
      is_open: flag(),
    }),
  ),
  session_id: textOrNull,
  task: objectOrNull(
    object({
      code: text(),
      title: text(),
      coins: number(),
    }),
  ),
  excerpt: text(),
});

export const readNotifications: Reader<z.output<typeof contract.notifications>> = object({
  ...unreadNotificationsFields,
  notifications: list(readNotification),
  next_cursor: textOrNull,
});

export const readStoppedLetters: Reader<AnswerOf<typeof contract.stopLetters>> = object({
  kind: oneOf(stoppableLetters, "news"),
});
