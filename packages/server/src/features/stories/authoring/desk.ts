import type { Db, Tx } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Ids } from "../../../lib/ids.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { recordAct, type AuditedAct } from "../../admin/audit.ts";
import type { Covers } from "../../media/index.ts";
import { notYours, storyNotThere } from "../not-there.ts";
import type { StoryRecord } from "./repo.ts";

export interface AuthoringDependencies {
  db: Db;
  clock: Clock;
  ids: Ids;
  covers: Covers;
  /** `human`: administrators look at what authors publish. */
  review: "auto" | "human";
}

/** Only its author and administrators change a story; others are not told of one they cannot see. */
export function mine(story: StoryRecord | undefined, viewer: Viewer): StoryRecord {
  if (story === undefined) throw storyNotThere();
  if (viewer.role === "admin" || story.author_id === viewer.id) return story;
  if (story.status !== "published") throw storyNotThere();
  throw notYours();
}

/** What an administrator does at the desk is noted; what authors do with their own is theirs. */
export async function noteIfAdmin(
  { clock, ids }: AuthoringDependencies,
  tx: Tx,
  viewer: Viewer,
  act: AuditedAct,
): Promise<void> {
  if (viewer.role === "admin") await recordAct({ tx, clock, ids }, viewer, act);
}
