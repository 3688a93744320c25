import { sql, type RawBuilder } from "kysely";
import type { AdminStorySort, StoryStatus } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { findByIds, type StoryRow } from "./repo.ts";

export interface AdminStoriesQuery {
  /** A tsquery; absent for all stories. */
  query: string | undefined;
  status?: StoryStatus | undefined;
  sort: AdminStorySort;
}

type Direction = "asc" | "desc";

interface Order {
  by: RawBuilder<unknown>;
  /** Breaks ties, so that no story is on two pages. */
  tie: RawBuilder<unknown>;
  direction: Direction;
}

const createdAt = { by: sql`s.created_at`, tie: sql`s.id` };
const orders: Readonly<Record<AdminStorySort, Order>> = {
  newest: { ...createdAt, direction: "desc" },
  oldest: { ...createdAt, direction: "asc" },
  title: { by: sql`lower(s.title)`, tie: sql`s.id`, direction: "asc" },
  plays: { by: sql`st.plays_total`, tie: sql`st.story_id`, direction: "desc" },
  likes: { by: sql`st.likes_total`, tie: sql`st.story_id`, direction: "desc" },
};
const opposite = { asc: "desc", desc: "asc" } as const satisfies Record<Direction, Direction>;

function wanted(db: Db, { query: words, status }: Omit<AdminStoriesQuery, "sort">) {
  return db
    .selectFrom("stories as s")
    .where("s.deleted_at", "is", null)
    .$if(words !== undefined, (query) =>
      query.where(
        sql<boolean>`s.id in (select story_id from story_search where words @@ ${words}::tsquery)`,
      ),
    )
    .$if(status !== undefined, (query) => query.where("s.status", "=", status as StoryStatus));
}

export async function countForAdmins(
  db: Db,
  query: Omit<AdminStoriesQuery, "sort">,
): Promise<number> {
  const { total } = await wanted(db, query)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Uses only the indexes, and scans from the nearer end, so that no stories of other pages are read. */
async function idsOnPage(
  db: Db,
  query: AdminStoriesQuery,
  { limit, offset, total }: { limit: number; offset: number; total: number },
): Promise<string[]> {
  const { by, tie, direction } = orders[query.sort];
  const count = Math.min(limit, total - offset);
  const isFar = offset > total / 2;
  const way = sql.raw(isFar ? opposite[direction] : direction);
  const rows = await wanted(db, query)
    .$if(query.sort === "plays" || query.sort === "likes", (inner) =>
      inner.innerJoin("story_stats as st", "st.story_id", "s.id"),
    )
    .select("s.id")
    .orderBy(sql`${by} ${way}`)
    .orderBy(sql`${tie} ${way}`)
    .limit(count)
    .offset(isFar ? total - offset - count : offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return isFar ? ids.toReversed() : ids;
}

export async function findForAdmins(
  db: Db,
  query: AdminStoriesQuery,
  page: { limit: number; offset: number; total: number },
): Promise<StoryRow[]> {
  if (page.offset >= page.total) return [];
  const ids = await idsOnPage(db, query, page);
  const rows = ids.length === 0 ? [] : await findByIds(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
