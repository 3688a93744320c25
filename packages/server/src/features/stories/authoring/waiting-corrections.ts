import type { Db } from "../../../db/open.ts";

/** How many corrections wait for the author, by story; stories without any are left out. */
export async function waitingCorrections(
  db: Db,
  author: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("corrections")
    .innerJoin("stories", "stories.id", "corrections.story_id")
    .where("stories.author_id", "=", author)
    .where("corrections.status", "=", "open")
    .groupBy("corrections.story_id")
    .select(({ fn }) => ["corrections.story_id", fn.countAll<string>().as("waiting")])
    .execute();
  return new Map(rows.map(({ story_id, waiting }) => [story_id, Number(waiting)]));
}
