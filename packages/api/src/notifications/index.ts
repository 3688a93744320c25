export * from "./notifications.ts";
export * from "./news-ways.ts";
export type {
  Notification,
  Notifications,
  PushDevices,
} from "../shapes/made/account/notifications.ts";
export type { NotificationKind } from "../contract/values.ts";
