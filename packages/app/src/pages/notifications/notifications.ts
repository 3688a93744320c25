import type { Notification } from "@katha/api/notifications";
import type { NotificationFacts, TaskText } from "@katha/ui";
import { paths } from "../../routes/paths.ts";

/** Where it happened; undefined where there is nothing to be seen any more. */
export function placeOf({ kind, story, sessionId }: Notification): string | undefined {
  if (kind === "task_completed") return paths.profile;
  if (story === null) return undefined;
  if (kind === "story_returned") return paths.myStories;
  if (kind === "line_answered" && sessionId !== null) return paths.play(sessionId);
  return story.isOpen ? paths.story(story.id) : undefined;
}

/** A task's title is in the reader's language. */
export function toNotification(
  notification: Notification,
  titleOf: TaskText["titleOf"],
): NotificationFacts {
  const { id, kind, createdAt, isRead, story, task, excerpt } = notification;
  return {
    id,
    kind,
    title: task === null ? (story?.title ?? null) : titleOf({ code: task.code, text: task.title }),
    coins: task?.coins ?? 0,
    excerpt,
    at: createdAt,
    isRead,
    href: placeOf(notification),
  };
}
