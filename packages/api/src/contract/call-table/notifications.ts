import { defineCalls } from "./define-calls.ts";

export const notificationCalls = defineCalls("notifications", {
  listNotifications: { method: "GET", path: "/notifications/", access: "user" },
  countUnreadNotifications: { method: "GET", path: "/notifications/unread", access: "user" },
  readNotification: { method: "PUT", path: "/notifications/{id}/read", access: "user" },
  readAllNotifications: { method: "PUT", path: "/notifications/read", access: "user" },
});
