import type { Db } from "../../db/open.ts";
import { mature } from "./mature/mature.ts";
import { countPublished, findCursorAt } from "./repo.ts";
import { sql } from "kysely";

export interface StoryAddress {
  id: string;
  updated_at: Date;
}

/** Published stories except mature ones, newest first, in pages for the sitemap. Null beyond the last page. */
export async function addressesOfPart(
  db: Db,
  part: number,
  size: number,
): Promise<StoryAddress[] | null> {
  const after = part === 0 ? undefined : await findCursorAt(db, part * size);
  if (part > 0 && after === undefined) return null;
  const rows = await db
    .selectFrom("stories")
    .where("status", "=", "published")
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(published_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .select(["id", "updated_at", "content_rating"])
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .execute();
  return rows.length === 0 ? null : rows.filter((row) => row.content_rating !== mature);
}

export async function partsOfStories(db: Db, size: number): Promise<number> {
  return Math.ceil((await countPublished(db)) / size);
}
