import type { Db } from "../../../../db/open.ts";
import type { Viewer } from "../../../../lib/viewer.ts";
import type { StoryRecord } from "../repo.ts";
import { isInUse } from "./repo.ts";

/** Saves of one author within this time form one version: autosave would otherwise create thousands. */
const seriesMs = 5 * 60_000;

/** Whether a save replaces the previous version, which is then not kept. */
export async function takesItsPlace(
  tx: Db,
  story: StoryRecord,
  viewer: Viewer,
  now: Date,
): Promise<boolean> {
  const { id, version, saved_by, version_began_at, archived_version } = story;
  if (saved_by !== viewer.id || version_began_at === null || archived_version === version)
    return false;
  if (now.getTime() - version_began_at.getTime() >= seriesMs) return false;
  return !(await isInUse(tx, id, version));
}
