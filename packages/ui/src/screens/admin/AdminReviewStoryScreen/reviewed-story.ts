import type { AdminStatus } from "../../../parts/admin/admin-story.ts";
import type { Finding } from "../../../parts/author/structure/Findings/Findings.tsx";
import type { ProvingReport } from "../../../parts/author/structure/ProvingPanel/proving-report.ts";
import type { NamedScene } from "../../../parts/author/saving/StoryChanges/SceneList.tsx";
import type { StoryChangeList } from "../../../parts/author/saving/StoryChanges/change-list.ts";

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
  links: { read: string };
}
