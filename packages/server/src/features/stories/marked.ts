import type { MarkedStories, MarkedStory, Story } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { pageOf, readCursor } from "../../lib/cursor.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { findMarkedPage, type Mark } from "../engagement/index.ts";
import { storiesByIds } from "./service.ts";
import { mayRead } from "./sharing/readers.ts";
import { withTitleAlone } from "./story-answer.ts";

interface Asked {
  cursor?: string | undefined;
  limit: number;
}

/** The stories that the viewer liked or bookmarked; only the title of those they can no longer read. */
export async function markedStories(
  { db }: { db: Db },
  mark: Mark,
  { cursor, limit }: Asked,
  viewer: Viewer,
): Promise<MarkedStories> {
  const asked = { userId: viewer.id, after: readCursor(cursor), limit: limit + 1 };
  const found = await findMarkedPage(db, mark, asked);
  const { rows, next_cursor } = pageOf(found, limit, ({ marked_at }) => marked_at);
  const ids = rows.map(({ id }) => id);
  const known = await storiesByIds({ db }, ids, viewer);
  const stories: MarkedStory[] = [];
  for (const row of rows) {
    const story = known.get(row.id);
    // Deleted meanwhile.
    if (story === undefined) continue;
    const is_open = await mayRead(db, row, viewer);
    const shown: Story = is_open ? story : withTitleAlone(story);
    stories.push({ ...shown, marked_at: row.marked_at.toISOString(), is_open });
  }
  return { stories, next_cursor };
}
