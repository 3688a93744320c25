import { sql } from "kysely";
import { z } from "zod";
import { defineJob, type JobKind } from "../../../jobs/kinds.ts";
import { Problem } from "../../../lib/problem.ts";
import { awaitedSince } from "./awaited-covers.ts";
import { fetchCover, type CoverNeeds } from "./covers.ts";

const minuteMs = 60_000;
const atOnce = 10;

/** Fetches covers that could not be fetched when their stories were saved, for a week after the last save. */
export function coverRetries(needs: CoverNeeds): JobKind {
  return defineJob({
    name: "retry-covers",
    payload: z.object({}),
    everyMs: 10 * minuteMs,
    leaseMs: 5 * minuteMs,
    run: async (_payload, { db, clock, log, signal }) => {
      const stories = await db
        .selectFrom("stories")
        .where("cover_image_url", "like", "http%")
        .where("updated_at", ">", awaitedSince(clock.now()))
        .where("author_id", "is not", null)
        .where("deleted_at", "is", null)
        .select(["id", "author_id", "cover_image_url"])
        .orderBy(sql`random()`)
        .limit(atOnce)
        .execute();
      for (const { id, author_id, cover_image_url: url } of stories) {
        signal.throwIfAborted();
        if (author_id === null || url === null) continue;
        try {
          const cover_image_url = await fetchCover(needs, url, { id: author_id });
          // Unless the author has chosen another cover meanwhile.
          await db
            .updateTable("stories")
            .set({ cover_image_url })
            .where("id", "=", id)
            .where("cover_image_url", "=", url)
            .execute();
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          log.info({ story: id, code: error.code }, "A cover could not be fetched");
        }
      }
    },
  });
}
