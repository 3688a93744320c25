import type { Category, ReviewDetail, Story, StoryAuthor } from "@katha/api/shapes";
import type { Reaction, StateDesk } from "@katha/storygraph";
import type { Finding } from "../../../parts/author/structure/Findings/Findings.tsx";
import type { ProvingReport } from "../../../parts/author/structure/ProvingPanel/proving-report.ts";
import type { NamedScene } from "../../../parts/author/saving/StoryChanges/SceneList.tsx";
import type { StoryChangeList } from "../../../parts/author/saving/StoryChanges/change-list.ts";

/** The answer to something players type, or to one of the story's own commands. */
export interface ReviewedAnswer {
  id: string;
  answer: Reaction;
  /** Compared with the approved version. */
  change: "new" | "other" | null;
}

type ReviewedFields = Pick<
  Story,
  | "id"
  | "title"
  | "tagline"
  | "storyDescription"
  | "storyPrompt"
  | "contentRating"
  | "difficultyLevel"
  | "language"
  | "version"
  | "status"
  | "publishedAt"
>;

/** All that an administrator needs to decide on a story. */
export interface ReviewedStory extends Pick<ReviewDetail, "submittedAt"> {
  story: ReviewedFields & {
    author: Pick<StoryAuthor, "displayName">;
    category: Pick<Category, "displayName"> | null;
  };
  report: ProvingReport;
  /** The version that was approved last; null if nothing has changed since, or none was. */
  sinceApproval: Pick<NonNullable<ReviewDetail["sinceApproval"]>, "version" | "approvedAt"> | null;
  /** In words. */
  findings: readonly Finding[];
  /** What has changed since; null where there is nothing to compare. */
  changes: StoryChangeList | null;
  start: string;
  scenes: readonly NamedScene[];
  /** In reading order. */
  answers: readonly ReviewedAnswer[];
  /** Puts their conditions into words. */
  spellOut: StateDesk["spellOut"];
}
