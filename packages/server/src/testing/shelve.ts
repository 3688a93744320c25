import type { Db } from "../db/open.ts";
import type { StoriesTable } from "../db/tables.ts";
import type { Insertable } from "kysely";

const start = new Date("2026-01-01T00:00:00.000Z");
let shelved = 0;

/** A published story in the database, with what the test cares about. */
export async function shelveStory(
  db: Db,
  story: Partial<Insertable<StoriesTable>> = {},
): Promise<string> {
  shelved += 1;
  const id = `00000000-0000-7000-8000-${String(shelved).padStart(12, "0")}`;
  await db
    .insertInto("stories")
    .values({
      id,
      title: `Story ${shelved}`,
      status: "published",
      created_at: start,
      updated_at: start,
      published_at: start,
      ...story,
    })
    .execute();
  return story.id ?? id;
}
