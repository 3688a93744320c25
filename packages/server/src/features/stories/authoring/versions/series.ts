import type { Db } from "../../../../db/open.ts";
import type { Viewer } from "../../../../lib/viewer.ts";
import type { StoryRecord } from "../repo.ts";
import { isInUse } from "./repo.ts";

/** What one hand saves within this is one version: a desk that saves by itself would otherwise keep thousands. */
const seriesMs = 5 * 60_000;

/** Whether a save by this user takes the place of the version before it, which then is not kept. */
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
