import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../../db/open.ts";
import { defineJob, type JobKind } from "../../../jobs/kinds.ts";
import { Problem } from "../../../lib/problem.ts";
import { awaitedSince } from "./awaited-covers.ts";
import { fetchCover, type CoverNeeds } from "./covers.ts";

const minuteMs = 60_000;
const atOnce = 10;

interface AwaitedCover {
  story: string;
  author: string | null;
  url: string | null;
  /** Does nothing if the author has chosen another cover meanwhile. */
  replaceBy: (address: string) => Promise<void>;
}

async function coversOfStories(db: Db, since: Date): Promise<AwaitedCover[]> {
  const rows = await db
    .selectFrom("stories")
    .where("cover_image_url", "like", "http%")
    .where("updated_at", ">", since)
    .where("author_id", "is not", null)
    .where("deleted_at", "is", null)
    .select(["id", "author_id as author", "cover_image_url as url"])
    .orderBy(sql`random()`)
    .limit(atOnce)
    .execute();
  return rows.map(({ id, author, url }) => ({
    story: id,
    author,
    url,
    replaceBy: async (cover_image_url) => {
      await db
        .updateTable("stories")
        .set({ cover_image_url })
        .where("id", "=", id)
        .where("cover_image_url", "=", url)
        .execute();
    },
  }));
}

const coverOfChange = sql<string>`r.changes ->> 'cover_image_url'`;

/** The covers of changes to published stories that wait for the review, or that it returned. */
async function coversOfChanges(db: Db, since: Date): Promise<AwaitedCover[]> {
  const rows = await db
    .selectFrom("story_reviews as r")
    .innerJoin("stories as s", "s.id", "r.story_id")
    .where(coverOfChange, "like", "http%")
    .where((review) =>
      review.or([review("r.outcome", "is", null), review("r.outcome", "=", "returned")]),
    )
    .where("r.submitted_at", ">", since)
    .where("s.author_id", "is not", null)
    .select(["r.id", "s.id as story", "s.author_id as author", coverOfChange.as("url")])
    .orderBy(sql`random()`)
    .limit(atOnce)
    .execute();
  return rows.map(({ id, story, author, url }) => ({
    story,
    author,
    url,
    replaceBy: (cover_image_url) =>
      db.transaction().execute(async (tx) => {
        const change = await tx
          .selectFrom("story_reviews as r")
          .where("r.id", "=", id)
          .where(coverOfChange, "=", url)
          .select("r.changes")
          .forUpdate()
          .executeTakeFirst();
        if (!change) return;
        const changes = JSON.stringify({ ...change.changes, cover_image_url });
        await tx.updateTable("story_reviews").set({ changes }).where("id", "=", id).execute();
      }),
  }));
}

/** Fetches covers that could not be fetched when their stories were saved, for a week after the last save. */
export function coverRetries(needs: CoverNeeds): JobKind {
  return defineJob({
    name: "retry-covers",
    payload: z.object({}),
    everyMs: 10 * minuteMs,
    leaseMs: 5 * minuteMs,
    run: async (_payload, { db, clock, log, signal }) => {
      const since = awaitedSince(clock.now());
      const awaited = [
        ...(await coversOfStories(db, since)),
        ...(await coversOfChanges(db, since)),
      ];
      for (const { story, author, url, replaceBy } of awaited) {
        signal.throwIfAborted();
        if (author === null || url === null) continue;
        try {
          await replaceBy(await fetchCover(needs, url, { id: author }));
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          log.info({ story, code: error.code, ...error.logged }, "A cover could not be fetched");
        }
      }
    },
  });
}
