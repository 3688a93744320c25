// Made from the contract by `npm run readers`.
import type {
  Notification,
  Notifications,
  PushDevice,
  PushDevices,
  StoppedLetters,
  UnreadNotifications,
} from "../../../shapes/made/account/notifications.ts";
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
  type Fields,
} from "../../fields.ts";
import { notificationKinds, stoppableLetters } from "../../../contract/values.ts";

export const unreadNotificationsFields: Fields = {
  unread: number(),
};
export const readUnreadNotifications: Reader<UnreadNotifications> =
  object(unreadNotificationsFields);

export const readPushDevice: Reader<PushDevice> = object({
  id,
  device: text(),
  is_current: flag(),
  endpoint: textOrNull,
  created_at: moment,
  pushed_at: momentOrNull,
});

export const readPushDevices: Reader<PushDevices> = object({
  server_key: text(),
  devices: list(readPushDevice),
});

export const readNotification: Reader<Notification> = object({
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

export const readNotifications: Reader<Notifications> = object({
  ...unreadNotificationsFields,
  notifications: list(readNotification),
  next_cursor: textOrNull,
});

export const readStoppedLetters: Reader<StoppedLetters> = object({
  kind: oneOf(stoppableLetters, "news"),
});
