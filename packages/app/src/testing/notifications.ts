import type { Notification } from "@katha/api/notifications";
import { idOf } from "./stories.ts";

export function aNotification(number: number, change: Partial<Notification> = {}): Notification {
  return {
    id: idOf(800 + number),
    kind: "story_updated",
    createdAt: "2026-11-20T05:40:00.000Z",
    isRead: false,
    story: { id: idOf(number), title: `Story ${number}`, isOpen: true },
    sessionId: null,
    task: null,
    excerpt: "",
    ...change,
  };
}
