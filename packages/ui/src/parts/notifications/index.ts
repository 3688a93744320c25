export { NotificationCard } from "./NotificationCard/NotificationCard.tsx";
export type { NotificationCardProps } from "./NotificationCard/NotificationCard.tsx";
export { NotificationsLink } from "./NotificationsLink/NotificationsLink.tsx";
export type { NotificationsLinkProps } from "./NotificationsLink/NotificationsLink.tsx";
export { placeOfNews } from "./notification.ts";
