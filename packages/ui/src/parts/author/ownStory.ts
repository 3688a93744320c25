import type { PictureSource } from "../../primitives/Picture/Picture.tsx";
import type { Finding } from "./Findings/Findings.tsx";

/** The order in which an author's stories lie on the desk. */
export const ownShelves = ["draft", "in_review", "published", "archived"] as const;
export type OwnStatus = (typeof ownShelves)[number];

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
  /** What the review said when it gave the draft back. */
  returned: { reason: string; at: string } | null;
  links: { edit: string; view: string };
}

/** Why a story stays where it is, told where it lies. */
export interface Refusal {
  message: string;
  findings?: readonly Finding[] | undefined;
}

export const ownActs = ["publish", "archive", "restore"] as const;
export type OwnAct = (typeof ownActs)[number];
