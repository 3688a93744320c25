import type { OwnStory as WholeStory, PendingChange, StoryStats } from "@katha/api/shapes";
import type { Finding } from "../structure/Findings/Findings.tsx";

/** The order of the groups on the author's page. */
export const ownStatuses = ["draft", "in_review", "published", "archived"] as const;
export type OwnStatus = (typeof ownStatuses)[number];

/** As much of an author's story as its card shows. */
export interface OwnStory extends Pick<
  WholeStory,
  | "id"
  | "title"
  | "tagline"
  | "storyDescription"
  | "coverImageUrl"
  | "imageAlt"
  | "status"
  | "language"
  | "updatedAt"
  | "publishedAt"
  | "returned"
  | "coverAwaitedUntil"
  | "correctionsWaiting"
  | "archivedByAdmin"
> {
  stats: Pick<StoryStats, "likesTotal" | "playsTotal" | "bookmarksTotal">;
  pendingChange?: Pick<PendingChange, "isReturned"> | null | undefined;
}

/** Only what was never published can be deleted: nobody would miss it. */
export const canBeDeleted = ({ status, publishedAt }: OwnStory): boolean =>
  status === "draft" && publishedAt === null;

/** A story that was deleted, but can still be restored. */
export interface DeletedStory {
  id: string;
  title: string;
  /** The time until which the deletion can be undone. */
  until: string;
}

/** Why an action failed, or what it found without failing; shown on the story's card. */
export interface Refusal {
  tone?: "danger" | "warning" | "success";
  message: string;
  /** A second sentence: what players who type will meet. */
  note?: string | undefined;
  findings?: readonly Finding[] | undefined;
}

export const ownStoryActions = ["publish", "archive", "restore", "duplicate", "delete"] as const;
export type OwnStoryAction = (typeof ownStoryActions)[number];
