import { sql } from "kysely";
import fastify, { type FastifyInstance } from "fastify";
import type { Db } from "@katha/server/db/open";

/** A server with the two queries that every visit makes: a page of stories, and a search. */
export function storyServer(db: Db): FastifyInstance {
  const app = fastify();
  const stories = db
    .selectFrom("stories as story")
    .innerJoin("story_stats as stats", "stats.story_id", "story.id")
    .leftJoin("users as author", "author.id", "story.author_id")
    .leftJoin("categories as category", "category.id", "story.category_id")
    .selectAll("story")
    .select([
      "stats.likes_total",
      "stats.plays_total",
      "author.display_name as author_name",
      "category.display_name as category_name",
    ])
    .where("story.status", "=", "published")
    .orderBy("story.published_at", "desc")
    .orderBy("story.id", "desc");

  app.get("/stories", () => stories.limit(20).execute());
  app.get<{ Querystring: { q: string } }>("/search", ({ query }) =>
    stories
      .where(
        sql<boolean>`story.id in (select story_id from story_search where words @@ ${`'${query.q}'`}::tsquery)`,
      )
      .limit(10)
      .execute(),
  );
  return app;
}
