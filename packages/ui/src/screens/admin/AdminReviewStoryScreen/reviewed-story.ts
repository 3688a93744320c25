import type { Reaction, StateDesk } from "@katha/storygraph";
import type { AdminStatus } from "../../../parts/admin/admin-story.ts";
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
  /** When it was submitted; null if it is not waiting for review. */
  handedIn: string | null;
  findings: readonly Finding[];
  report: ProvingReport;
  /** Changes since the approved version; null if there are none, or no version was approved. */
  since: { version: number; approvedAt: string | null; changes: StoryChangeList } | null;
  wasPublished: boolean;
  start: string;
  scenes: readonly NamedScene[];
  /** In reading order. */
  answers: readonly ReviewedAnswer[];
  /** Puts their conditions into words. */
  spellOut: StateDesk["spellOut"];
  links: { read: string };
}
