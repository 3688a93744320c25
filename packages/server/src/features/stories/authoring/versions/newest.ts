import type { NewestVersion } from "@katha/api/contract";
import type { Db } from "../../../../db/open.ts";
import type { Viewer } from "../../../../lib/viewer.ts";
import { findChange, withChange } from "../../../review/changes.ts";
import { returnsOf } from "../../../review/queue.ts";
import { requireEditor } from "../permissions.ts";
import { findNewest } from "./repo.ts";

/** The version that `storyAsEdited` would return, without reading the story: open pages poll this. */
export async function newestVersion(
  { db }: { db: Db },
  id: string,
  viewer: Viewer,
): Promise<NewestVersion> {
  const story = requireEditor(await findNewest(db, id), viewer);
  const { status } = story;
  const isPublished = status === "published";
  const change = isPublished && viewer.role !== "admin" ? await findChange(db, id) : undefined;
  const { version, cover_image_url } = change ? withChange(story, change) : story;
  const returns = isPublished || status === "draft" ? await returnsOf(db, [id]) : undefined;
  return { version, status, cover_image_url, returned_at: returns?.get(id)?.returned_at ?? null };
}
