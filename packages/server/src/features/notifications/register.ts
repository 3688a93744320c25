import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
  stopLetters,
} from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import type { RegisterCall } from "../../lib/register-call.ts";
import type { EmailNeeds } from "../mail/index.ts";
import { newsLetter } from "./by-email.ts";
import { stopLettersBy, type StopNeeds } from "./letters/stop-letters.ts";
import { listOf, readOne, readUpTo, unreadOf, type NotificationNeeds } from "./service.ts";
import { followersTold } from "./story-changed.ts";
import { notificationsSweep } from "./sweep.ts";

export function registerNotifications(
  app: FastifyInstance,
  register: RegisterCall,
  needs: NotificationNeeds & StopNeeds & EmailNeeds,
): void {
  register(listNotifications, ({ query, viewer }) => listOf(needs, query, viewer));
  register(countUnreadNotifications, ({ viewer }) => unreadOf(needs, viewer));
  register(readNotification, ({ params, viewer }) => readOne(needs, params.id, viewer));
  register(readAllNotifications, ({ body, viewer }) => readUpTo(needs, body.newest, viewer));
  register(stopLetters, ({ body }) => stopLettersBy(needs, body.token));
  app.jobs.push(followersTold(needs), newsLetter(needs), notificationsSweep);
}
