import {
  countUnreadNotifications,
  keepPushDevice,
  listNotifications,
  listPushDevices,
  readAllNotifications,
  readNotification,
  removePushDevice,
  stopLetters,
} from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import { stopLettersBy, type StopNeeds } from "./letters/stop-letters.ts";
import { devicesOf, keepOwnDevice, removeOwnDevice, type PushDeviceNeeds } from "./push/devices.ts";
import { listOf, readOne, readUpTo, unreadOf, type NotificationNeeds } from "./service.ts";

export function notificationRoutes(
  register: RegisterCall,
  needs: NotificationNeeds & PushDeviceNeeds & StopNeeds,
): void {
  register(listNotifications, ({ query, viewer }) => listOf(needs, query, viewer));
  register(countUnreadNotifications, ({ viewer }) => unreadOf(needs, viewer));
  register(readNotification, ({ params, viewer }) => readOne(needs, params.id, viewer));
  register(readAllNotifications, ({ body, viewer }) => readUpTo(needs, body.newest, viewer));
  register(listPushDevices, ({ viewer }) => devicesOf(needs, viewer));
  register(keepPushDevice, ({ body, viewer }) => keepOwnDevice(needs, body, viewer));
  register(removePushDevice, ({ params, viewer }) => removeOwnDevice(needs, params.id, viewer));
  register(stopLetters, ({ body }) => stopLettersBy(needs, body.token));
}
