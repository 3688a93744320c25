import type { PictureSource } from "../../../primitives/content/Picture/Picture.tsx";
import type { AwaitedCover } from "../fields/CoverField/AwaitedCoverNote.tsx";
import type { Finding } from "../structure/Findings/Findings.tsx";

/** The order of the groups on the author's page. */
export const ownStatuses = ["draft", "in_review", "published", "archived"] as const;
export type OwnStatus = (typeof ownStatuses)[number];

export interface OwnStory {
  id: string;
  title: string;
  /** The tagline, or what there is of a description. */
  line: string;
  cover: PictureSource | null;
  status: OwnStatus;
  /** Of the story's own words: `hi`, `ur`. */
  language: string;
  changedAt: string;
  likes: number;
  plays: number;
  bookmarks: number;
  /** The reviewer's reason for returning the draft. */
  returned: { reason: string; at: string } | null;
  /** A change of the published story waits for the review; readers keep the version before it. */
  isChangeWaiting?: boolean;
  /** An administrator archived it: its author cannot bring it back. */
  isArchivedByAdmin?: boolean | undefined;
  /** So many corrections of players are neither done nor dismissed. */
  corrections?: number | undefined;
  /** Its cover could not be fetched yet. */
  awaitedCover?: AwaitedCover | undefined;
  /** It was never published, so it can be deleted. */
  isUnread: boolean;
  links: {
    edit: string;
    view: string;
    numbers: string;
    /** Where one of its scenes is edited. */
    scene?: (node: string) => string;
  };
}

/** Gone for everybody, and not yet for good. */
export interface DeletedStory {
  id: string;
  title: string;
  /** Until then the deletion can be undone. */
  until: string;
}

/** Why an action failed, or what it found without failing; shown on the story's card. */
export interface Refusal {
  tone?: "danger" | "warning";
  message: string;
  findings?: readonly Finding[] | undefined;
}

export const ownStoryActions = ["publish", "archive", "restore", "duplicate", "delete"] as const;
export type OwnStoryAction = (typeof ownStoryActions)[number];
