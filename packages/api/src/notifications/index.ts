export * from "./notifications.ts";
export type { Notification, Notifications } from "../contract/account/notifications.ts";
export type { NotificationKind } from "../contract/values.ts";
