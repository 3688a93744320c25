import type { BrowseSort, StoryTrait } from "@katha/api/contract";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { TraitsOfStory } from "./count-traits.ts";
import { filterQuery, firstOfMonth, type Filters } from "./filters.ts";

/** What a condition needs besides the story's row, whose table is named `f` in every query here. */
export interface BrowseRequest {
  filters: Filters;
  viewerId: string | null;
}

type Condition = RawBuilder<boolean>;

function playedBy(viewerId: string | null): Condition {
  return sql`f.story_id in (select story_id from game_sessions where user_id = ${viewerId}::uuid)`;
}

function holds(
  trait: StoryTrait,
  values: readonly string[],
  { viewerId }: BrowseRequest,
): Condition {
  if (trait === "since") return sql`f.published_at >= ${firstOfMonth(values[0] ?? "")}`;
  if (trait !== "played")
    return sql`f.traits && ${values.map((value) => `${trait}:${value}`)}::text[]`;
  const asks = (value: string) => viewerId !== null && values.includes(value);
  if (asks("yes") === asks("no")) return sql`true`;
  return asks("yes") ? playedBy(viewerId) : sql`not (${playedBy(viewerId)})`;
}

const and = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;

function holdsAll(asked: BrowseRequest): Condition {
  return and([...asked.filters].map(([trait, values]) => holds(trait, values, asked)));
}

const traitsOf = sql`select f.story_id as id, f.traits, f.published_at from story_search f where f.is_published`;

export async function traitsByIds(db: Db, ids: readonly string[]): Promise<TraitsOfStory[]> {
  const { rows } = await sql<TraitsOfStory>`
    ${traitsOf} and f.story_id = any (${ids}::uuid[])`.execute(db);
  return rows;
}

/** So many stories, the first in the random order. */
export async function drawTraits(db: Db, most: number): Promise<TraitsOfStory[]> {
  const { rows } = await sql<TraitsOfStory>`${traitsOf} order by f.draw limit ${most}`.execute(db);
  return rows;
}

export async function findPlayed(db: Db, viewerId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("game_sessions")
    .select("story_id")
    .distinct()
    .where("user_id", "=", viewerId)
    .execute();
  return new Set(rows.map(({ story_id }) => story_id));
}

const finishes = sql`((st.completions_total + 5)::float8 / (st.plays_total + 10))`;
const warmth = sql`(coalesce(st.warmth, 0))`;

const orders: Readonly<Record<Exclude<BrowseSort, "match">, RawBuilder<unknown>>> = {
  trending: sql`${warmth} desc, f.published_at desc, f.story_id desc`,
  new: sql`f.published_at desc, f.story_id desc`,
  finished: sql`${finishes} desc, f.published_at desc, f.story_id desc`,
  shortest: sql`f.minutes, f.published_at desc, f.story_id desc`,
};

/** The same orders where an index holds them: equals stand by their id. */
const walks: typeof orders = {
  trending: sql`${warmth} desc, st.story_id desc`,
  new: sql`f.published_at desc, f.story_id desc`,
  finished: sql`${finishes} desc, st.story_id desc`,
  shortest: sql`f.minutes, f.story_id`,
};

export interface Part {
  offset: number;
  limit: number;
}

type Id = { id: string };

/** Of these stories, those asked for; `match` leaves them in their order. */
export async function findAmong(
  db: Db,
  ids: readonly string[],
  asked: BrowseRequest,
  sort: BrowseSort,
  { offset, limit }: Part,
): Promise<string[]> {
  const order = sort === "match" ? sql`array_position(${ids}::uuid[], f.story_id)` : orders[sort];
  const { rows } = await sql<Id>`
    select f.story_id as id
    from story_search f join story_stats st on st.story_id = f.story_id
    where f.is_published and f.story_id = any (${ids}::uuid[]) and ${holdsAll(asked)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Where few stories are asked for: all of them are found, then sorted. */
export async function gather(
  db: Db,
  asked: BrowseRequest,
  sort: Exclude<BrowseSort, "match">,
  { offset, limit }: Part,
): Promise<{ ids: string[]; total: number }> {
  const query = filterQuery(asked.filters);
  const indexed = query === undefined ? sql`true` : sql`f.words @@ ${query}::tsquery`;
  const { rows } = await sql<{ id: string | null; total: number }>`
    with matched as materialized (
      select f.story_id, f.published_at, f.minutes from story_search f
      where f.is_published and ${indexed} and ${holdsAll(asked)}
    ), sorted as (
      select f.story_id as id, row_number() over (order by ${orders[sort]}) as place
      from matched f join story_stats st on st.story_id = f.story_id
    )
    select id, (select count(*)::integer from matched) as total
    from (select) as always left join (
      select * from sorted where place > ${offset} and place <= ${offset + limit}
    ) as shown on true
    order by place`.execute(db);
  return {
    ids: rows.flatMap(({ id }) => id ?? []),
    total: rows[0]?.total ?? 0,
  };
}

/** Where many are asked for: the stories are looked through in their order, until enough were found. */
export async function walk(
  db: Db,
  asked: BrowseRequest,
  sort: Exclude<BrowseSort, "match">,
  { offset, limit }: Part,
): Promise<string[]> {
  const from =
    sort === "new" || sort === "shortest"
      ? sql`story_search f`
      : sql`story_stats st join story_search f on f.story_id = st.story_id`;
  const { rows } = await sql<Id>`
    select f.story_id as id from ${from}
    where f.is_published and ${holdsAll(asked)}
    order by ${walks[sort]} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Named {
  trait: string;
  name: string;
}

/** The names of categories, tags and authors, by trait. */
export async function findNames(db: Db, traits: readonly string[]): Promise<Map<string, string>> {
  const ids = (kind: string) =>
    traits.flatMap((trait) => (trait.startsWith(`${kind}:`) ? trait.slice(kind.length + 1) : []));
  const { rows } = await sql<Named>`
    select 'category:' || id as trait, display_name as name from categories
    where id::text = any (${ids("category")}::text[])
    union all
    select 'tag:' || id, display_name from tags where id::text = any (${ids("tag")}::text[])
    union all
    select 'author:' || id, display_name from users where id = any (
      select value::uuid from unnest(${ids("author")}::text[]) as value
      where value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')`.execute(db);
  return new Map(rows.map(({ trait, name }) => [trait, name]));
}

/** The stories that share most with one; among equals the warmest, then the newest. */
export async function findSimilar(db: Db, id: string, limit: number): Promise<string[]> {
  const { rows } = await sql<Id>`
    with this as (
      select traits,
        array(select trait from unnest(traits) as trait where trait ~ '^(tag|category|author):.') as kin
      from story_search where story_id = ${id}::uuid
    ), near as materialized (
      select f.story_id, f.published_at, f.traits
      from this cross join lateral (
        select array_to_string(array(
          select quote_literal(trait) from unnest(this.kin) as trait), ' | ')::tsquery as query
      ) as asked
      cross join lateral stories_holding(asked.query, 300, true) as held
      join story_search f on f.story_id = held.story_id
      where cardinality(this.kin) > 0 and f.story_id <> ${id}::uuid
    )
    select f.story_id as id
    from near f join story_stats st on st.story_id = f.story_id
    cross join lateral (
      select sum(case split_part(trait, ':', 1)
        when 'tag' then 3 when 'category' then 3 when 'language' then 3 when 'author' then 2
        else 1 end) as shared
      from this, unnest(this.traits) as trait where trait = any (f.traits)
    ) as likeness
    order by shared desc, ${warmth} desc, f.published_at desc, f.story_id desc
    limit ${limit}`.execute(db);
  return rows.map(({ id: similar }) => similar);
}

/** One published story from a random place on, rather one that the viewer has not played. */
export async function findAny(db: Db, viewerId: string | null): Promise<string | undefined> {
  const any = (condition: Condition) => sql<Id>`
    with place as materialized (select random()::real as from_here)
    (select f.story_id as id from story_search f
      where f.is_published and f.draw >= (select from_here from place) and ${condition}
      order by f.draw limit 1)
    union all
    (select f.story_id from story_search f
      where f.is_published and ${condition} order by f.draw limit 1)
    limit 1`;
  const unplayed = await any(sql`not (${playedBy(viewerId)})`).execute(db);
  const found = unplayed.rows[0] ?? (await any(sql`true`).execute(db)).rows[0];
  return found?.id;
}
