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
import { signedIn } from "../../lib/viewer.ts";
import { stopLettersBy, type StopNeeds } from "./letters/stop-letters.ts";
import { devicesOf, keepOwnDevice, removeOwnDevice, type PushDeviceNeeds } from "./push/devices.ts";
import { listOf, readOne, readUpTo, unreadOf, type NotificationNeeds } from "./service.ts";

export function notificationRoutes(
  register: RegisterCall,
  needs: NotificationNeeds & PushDeviceNeeds & StopNeeds,
): void {
  register(listNotifications, ({ query, viewer }) => listOf(needs, query, signedIn(viewer)));
  register(countUnreadNotifications, ({ viewer }) => unreadOf(needs, signedIn(viewer)));
  register(readNotification, ({ params, viewer }) => readOne(needs, params.id, signedIn(viewer)));
  register(readAllNotifications, ({ body, viewer }) =>
    readUpTo(needs, body.newest, signedIn(viewer)),
  );
  register(listPushDevices, ({ viewer }) => devicesOf(needs, signedIn(viewer)));
  register(keepPushDevice, ({ body, viewer }) => keepOwnDevice(needs, body, signedIn(viewer)));
  register(removePushDevice, ({ params, viewer }) =>
    removeOwnDevice(needs, params.id, signedIn(viewer)),
  );
  register(stopLetters, ({ body }) => stopLettersBy(needs, body.token));
}
