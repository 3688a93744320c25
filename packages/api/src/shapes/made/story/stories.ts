// Made from the contract by `npm run readers`.
import type { Story } from "./story.ts";

export interface TraitCount {
  trait:
    | "category"
    | "tag"
    | "author"
    | "language"
    | "length"
    | "rating"
    | "difficulty"
    | "endings"
    | "since"
    | "access"
    | "played";
  /** What the query takes: an id, a language, a month, or a word */
  value: string;
  /** Of a category, a tag or an author; blank for the others */
  name: string;
  stories: number;
}

export interface BrowsedStories {
  stories: Story[];
  page: number;
  hasMore: boolean;
  totalStories: number;
  /** The numbers are estimated from some thousand stories drawn from all */
  isEstimate: boolean;
  /** With the first page; empty for those behind it */
  counts: TraitCount[];
}
