import { sql } from "kysely";
import type { Db } from "@katha/server/db/open";

const words =
  "river forest king sage demon bow lotus palace exile monkey ocean fire chariot curse blessing serpent moon temple dream war peace mountain swan mirror".split(
    " ",
  );

/** Adds stories whose text uses few words, so that a search finds some of them but not all. */
export async function addSampleStories(db: Db, count: number): Promise<void> {
  const [author, category] = [crypto.randomUUID(), crypto.randomUUID()];
  const start = Date.UTC(2026, 0, 1);
  const moment = new Date(start);
  await db
    .insertInto("users")
    .values({
      id: author,
      username: "vyasa",
      email: "vyasa@example.org",
      display_name: "Vyasa",
      created_at: moment,
      updated_at: moment,
    })
    .execute();
  await db
    .insertInto("categories")
    .values({ id: category, name: "epics", display_name: "Epics" })
    .execute();
  const wordAt = (index: number) => words[index % words.length] ?? "";
  const story = (index: number) => {
    const at = new Date(start + index * 60_000);
    const title = `The ${wordAt(index)} and the ${wordAt(index * 7 + 3)} ${index}`;
    return {
      id: crypto.randomUUID(),
      author_id: author,
      category_id: category,
      status: "published" as const,
      title,
      tagline: `A ${wordAt(index * 5 + 1)} waits beyond the ${wordAt(index * 11 + 2)}.`,
      story_description: Array.from({ length: 60 }, (_, step) =>
        wordAt(index * 13 + step * 17),
      ).join(" "),
      created_at: at,
      updated_at: at,
      published_at: at,
    };
  };
  for (let from = 0; from < count; from += 250) {
    const batch = Array.from({ length: Math.min(250, count - from) }, (_, step) =>
      story(from + step),
    );
    await db.insertInto("stories").values(batch).execute();
  }
  await sql`vacuum (analyze)`.execute(db);
}
