import { defineCalls } from "./define-calls.ts";

export const notificationCalls = defineCalls("notifications", {
  listNotifications: { method: "GET", path: "/notifications/", access: "user" },
  countUnreadNotifications: { method: "GET", path: "/notifications/unread", access: "user" },
  readNotification: { method: "PUT", path: "/notifications/{id}/read", access: "user" },
  readAllNotifications: { method: "PUT", path: "/notifications/read", access: "user" },
  listPushDevices: { method: "GET", path: "/notifications/devices", access: "user" },
  keepPushDevice: { method: "PUT", path: "/notifications/devices", access: "user" },
  removePushDevice: { method: "DELETE", path: "/notifications/devices/{id}", access: "user" },
  stopLetters: { method: "POST", path: "/notifications/letters/stop", access: "anyone" },
});
