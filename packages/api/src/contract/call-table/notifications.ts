import { defineGroup } from "./define-group.ts";

export const notificationCalls = defineGroup("notifications", "user", {
  listNotifications: { method: "GET", path: "/notifications/" },
  countUnreadNotifications: { method: "GET", path: "/notifications/unread" },
  readNotification: { method: "PUT", path: "/notifications/{id}/read" },
  readAllNotifications: { method: "PUT", path: "/notifications/read" },
  listPushDevices: { method: "GET", path: "/notifications/devices" },
  keepPushDevice: { method: "PUT", path: "/notifications/devices" },
  removePushDevice: { method: "DELETE", path: "/notifications/devices/{id}" },
  stopLetters: { method: "POST", path: "/notifications/letters/stop", access: "anyone" },
});
