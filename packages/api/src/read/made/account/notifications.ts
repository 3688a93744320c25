// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/account/notifications.ts";
import {
  type Reader,
  flag,
  id,
  list,
  moment,
  number,
  object,
  objectOrNull,
  oneOf,
  text,
  textOrNull,
} from "../../fields.ts";
import { notificationKinds } from "../../../contract/values.ts";

export const unreadNotificationsFields = {
  unread: number(),
};
export const readUnreadNotifications: Reader<z.output<typeof contract.unreadNotifications>> =
  object(unreadNotificationsFields);

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
