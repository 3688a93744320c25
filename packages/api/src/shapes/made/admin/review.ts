// Made from the contract by `npm run readers`.
import type { GraphDiff, ProvingReport } from "./proving.ts";
import type { Story, StoryDetail } from "../story/story.ts";
import type { StoryNode } from "../story/structure.ts";

export interface Finding {
  code: string;
  severity: "error" | "warning";
  /** Code and params as text; the app has sentences for them */
  message: string;
  field: string | null;
  /** The node of the structure that it is about */
  node: string | null;
  /** What there is to say beside the code */
  params?: Record<string, unknown> | undefined;
}

export interface ReviewDetail {
  story: StoryDetail;
  /** Null: it does not wait */
  submittedAt: string | null;
  findings: Finding[];
  report: ProvingReport;
  /** What changed since; null where nothing was approved before, or nothing changed */
  sinceApproval: {
    version: number;
    approvedAt: string | null;
    /** As it was approved */
    structure: {
      start_node: string;
      nodes: Record<string, StoryNode>;
      /** For readers: which tellings the story follows, and what is invented */
      sources_note?: string | undefined;
      [name: string]: unknown;
    };
    diff: GraphDiff;
    /** What else was written otherwise */
    fields: {
      field:
        | "title"
        | "tagline"
        | "story_description"
        | "story_prompt"
        | "story_system_prompt"
        | "cover_image_url"
        | "image_alt"
        | "category_id"
        | "content_rating"
        | "difficulty_level"
        | "language"
        | "is_premium"
        | "awaits_native_reader"
        | "is_online_only"
        | "initial_xp"
        | "game_config"
        | "bible";
      was: unknown;
      is: unknown;
    }[];
  } | null;
}

export interface ReviewItem {
  story: Story;
  submittedAt: string;
  findings: Finding[];
}
