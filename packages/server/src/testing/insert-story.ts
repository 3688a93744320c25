import type { Db } from "../db/open.ts";
import type { StoriesTable } from "../db/tables/stories.ts";
import { countedIn } from "../features/stories/counted.ts";
import type { Insertable } from "kysely";

const start = new Date("2026-01-01T00:00:00.000Z");
let inserted = 0;

/** Inserts a published story with these columns. */
export async function insertStory(
  db: Db,
  story: Partial<Insertable<StoriesTable>> = {},
): Promise<string> {
  inserted += 1;
  const id = `00000000-0000-7000-8000-${String(inserted).padStart(12, "0")}`;
  await db
    .insertInto("stories")
    .values({
      id,
      title: `Story ${inserted}`,
      status: "published",
      created_at: start,
      updated_at: start,
      published_at: start,
      ...story,
      counted: JSON.stringify(countedIn(story.story_structure ?? {})),
    })
    .execute();
  return story.id ?? id;
}
