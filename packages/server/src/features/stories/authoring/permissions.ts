import type { Db, Tx } from "../../../db/open.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Ids } from "../../../lib/ids.ts";
import { proofNeeded } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { recordAct, type AuditedAct } from "../../audit/audit.ts";
import type { Quotas } from "../../quotas/quotas.ts";
import type { SiteSettings } from "../../site-settings/index.ts";
import type { Covers } from "../../media/index.ts";
import type { Prover } from "../../review/prover.ts";
import { notYours, storyNotFound } from "../../../lib/story-problems.ts";
import type { StoryRecord } from "./repo.ts";

export interface AuthoringDependencies {
  db: Db;
  clock: Clock;
  ids: Ids;
  jobs: JobQueue;
  covers: Covers;
  quotas: Pick<Quotas, "savingStory" | "bytesOf">;
  /** Whether administrators review what authors publish. */
  siteSettings: Pick<SiteSettings, "now">;
  prover: Prover;
}

/** Only the author and administrators may change a story; for others an unpublished one does not exist. */
export function requireEditor<Story extends Pick<StoryRecord, "author_id" | "status">>(
  story: Story | undefined,
  viewer: Viewer,
): Story {
  if (story === undefined) throw storyNotFound();
  if (viewer.role === "admin" || story.author_id === viewer.id) return story;
  const needed = proofNeeded(viewer);
  if (needed) throw needed;
  if (story.status !== "published") throw storyNotFound();
  throw notYours();
}

/** Actions of administrators are audited; those of authors are not. */
export async function noteIfAdmin(
  { clock, ids }: AuthoringDependencies,
  tx: Tx,
  viewer: Viewer,
  act: AuditedAct,
): Promise<void> {
  if (viewer.role === "admin") await recordAct({ tx, clock, ids }, viewer, act);
}
