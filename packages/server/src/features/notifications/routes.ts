import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { RegisterCall } from "../../lib/register-call.ts";
import { signedIn } from "../../lib/viewer.ts";
import { listOf, readOne, readUpTo, unreadOf } from "./service.ts";

export function notificationRoutes(register: RegisterCall, needs: { db: Db; clock: Clock }): void {
  register(listNotifications, ({ query, viewer }) => listOf(needs, query, signedIn(viewer)));
  register(countUnreadNotifications, ({ viewer }) => unreadOf(needs, signedIn(viewer)));
  register(readNotification, ({ params, viewer }) => readOne(needs, params.id, signedIn(viewer)));
  register(readAllNotifications, ({ body, viewer }) =>
    readUpTo(needs, body.newest, signedIn(viewer)),
  );
}
