import type { PictureSource } from "../../../primitives/content/Picture/Picture.tsx";
import type { AwaitedCover } from "../fields/CoverField/AwaitedCoverNote.tsx";
import type { Finding } from "../structure/Findings/Findings.tsx";

/** The order of the groups on the author's page. */
export const ownStatuses = ["draft", "in_review", "published", "archived"] as const;
export type OwnStatus = (typeof ownStatuses)[number];

export interface OwnStory {
  id: string;
  title: string;
  /** The tagline, or the beginning of the description. */
  line: string;
  cover: PictureSource | null;
  status: OwnStatus;
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
  changedAt: string;
  likes: number;
  plays: number;
  bookmarks: number;
  /** The reviewer's reason for returning the draft. */
  returned: { reason: string; at: string } | null;
  /** A change to the published story is waiting for review; readers keep the previous version. */
  isChangeWaiting?: boolean;
  /** It was archived by an administrator, so its author cannot restore it. */
  isArchivedByAdmin?: boolean | undefined;
  /** The number of open corrections by players. */
  corrections?: number | undefined;
  /** Its cover could not be downloaded yet. */
  awaitedCover?: AwaitedCover | undefined;
  /** It was never published, so it can be deleted. */
  isUnread: boolean;
  links: {
    edit: string;
    view: string;
    numbers: string;
    /** The address at which one of its scenes is edited. */
    scene?: (node: string) => string;
  };
}

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
