import type { Reaction, StateDesk } from "@katha/storygraph";
import type { AdminStatus } from "../../../parts/admin/admin-story.ts";
import type { Finding } from "../../../parts/author/structure/Findings/Findings.tsx";
import type { ProvingReport } from "../../../parts/author/structure/ProvingPanel/proving-report.ts";
import type { NamedScene } from "../../../parts/author/saving/StoryChanges/SceneList.tsx";
import type { StoryChangeList } from "../../../parts/author/saving/StoryChanges/change-list.ts";

/** What players read when they type, or use a command of the story. */
export interface ReviewedAnswer {
  id: string;
  answer: Reaction;
  /** Beside the version that was approved. */
  change: "new" | "other" | null;
}

/** All that an administrator needs to decide on a story. */
export interface ReviewedStory {
  id: string;
  title: string;
  tagline: string;
  description: string;
  prompt: string;
  author: string;
  category: string | null;
  contentRating: string;
  difficulty: string;
  language: string;
  version: number;
  status: AdminStatus;
  /** Null: it does not wait. */
  handedIn: string | null;
  findings: readonly Finding[];
  report: ProvingReport;
  /** Null: nothing has changed since, or nothing was approved before. */
  since: { version: number; approvedAt: string | null; changes: StoryChangeList } | null;
  wasPublished: boolean;
  start: string;
  scenes: readonly NamedScene[];
  /** In the order in which they are read. */
  answers: readonly ReviewedAnswer[];
  /** Their conditions in words. */
  spellOut: StateDesk["spellOut"];
  links: { read: string };
}
