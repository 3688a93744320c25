import type { Notification } from "@katha/api/notifications";
import { idOf } from "./stories.ts";

export function aNotification(number: number, change: Partial<Notification> = {}): Notification {
  return {
    id: idOf(800 + number),
    kind: "story_updated",
    created_at: "2026-11-20T05:40:00.000Z",
    is_read: false,
    story: { id: idOf(number), title: `Story ${number}`, is_open: true },
    session_id: null,
    task: null,
    excerpt: "",
    ...change,
  };
}
