export const notificationKinds = [
  "story_approved",
  "story_returned",
  "story_updated",
  "task_completed",
  "correction_accepted",
  "line_answered",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Something that happened, for one reader. */
export interface NotificationFacts {
  id: string;
  kind: NotificationKind;
  /** The story's or the task's title; null if the story is gone. */
  title: string | null;
  /** What a task brought. */
  coins: number;
  /** The line or the passage that it is about; may be blank. */
  excerpt: string;
  /** An ISO date. */
  at: string;
  isRead: boolean;
  /** Where it happened; absent if there is no such place any more. */
  href?: string | undefined;
}
