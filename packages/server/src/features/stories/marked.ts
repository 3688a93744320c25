import type { MarkedStories, MarkedStory } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { pageOf, readCursor } from "../../lib/cursor.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { findMarkedPage, type Mark } from "../engagement/index.ts";
import { storiesByIds } from "./service.ts";
import { readableIds } from "./sharing/readers.ts";
import { withTitleAlone } from "./story-answer.ts";

interface MarkedQuery {
  cursor?: string | undefined;
  limit: number;
}

/** The stories that the viewer liked or bookmarked; only the title of those they can no longer read. */
export async function markedStories(
  { db }: { db: Db },
  mark: Mark,
  { cursor, limit }: MarkedQuery,
  viewer: Viewer,
): Promise<MarkedStories> {
  const asked = { userId: viewer.id, after: readCursor(cursor), limit: limit + 1 };
  const found = await findMarkedPage(db, mark, asked);
  const { rows, next_cursor } = pageOf(found, limit, ({ marked_at }) => marked_at);
  const ids = rows.map(({ id }) => id);
  const known = await storiesByIds({ db }, ids, viewer);
  const readable = await readableIds(db, rows, viewer);
  const stories = rows.flatMap(({ id, marked_at }): MarkedStory[] => {
    const story = known.get(id);
    // Deleted meanwhile.
    if (story === undefined) return [];
    const is_open = readable.has(id);
    const shown = is_open ? story : withTitleAlone(story);
    return [{ ...shown, marked_at: marked_at.toISOString(), is_open }];
  });
  return { stories, next_cursor };
}
