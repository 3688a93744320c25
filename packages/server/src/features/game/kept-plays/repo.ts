import type { Correction } from "@katha/narrator";
import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { KeptPlay, PartEffects } from "@katha/play";
import type { Session, Turn } from "../repo.ts";

/** A session as the next turn finds it. */
export interface FoundPlay {
  session: Session;
  /** The part at which the player stands; null at the opening. */
  last: Pick<Turn, "action" | "offers" | "scene" | "became"> | null;
  /** The play at that part, unless it is to be made again. */
  kept: KeptPlay | null;
  corrections: Correction[];
}

export async function findPlay(db: Db, id: string): Promise<FoundPlay | undefined> {
  const row = await db
    .selectFrom("game_sessions as g")
    .leftJoin("turns as h", "h.id", "g.head")
    .leftJoin("play_snapshots as s", "s.part", "g.head")
    .selectAll("g")
    .select([
      sql<FoundPlay["last"]>`case when h.id is not null then json_build_object(
        'action', h.action, 'offers', h.offers, 'scene', h.scene, 'became', h.became) end`.as(
        "last",
      ),
      "s.play as kept",
      sql<Correction[]>`(select coalesce(json_agg(json_build_object('item', c.item, 'text', c.text,
          'isNoted', c.is_noted, 'isPinned', c.is_pinned) order by c.item), '[]')
        from memory_corrections c where c.session_id = g.id)`.as("corrections"),
    ])
    .where("g.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { last, kept, corrections, ...session } = row;
  return { session, last, kept, corrections };
}

export async function findKept(db: Db, part: string): Promise<KeptPlay | undefined> {
  const row = db.selectFrom("play_snapshots").select("play").where("part", "=", part);
  return (await row.executeTakeFirst())?.play;
}

/** The parts from the one after the nearest that is kept, or from the first, to this one. */
export async function findPartsSinceKept(db: Db, part: string): Promise<Turn[]> {
  return db
    .withRecursive("way", (query) =>
      query
        .selectFrom("turns")
        .select(["turns.id", "turns.parent"])
        .where("turns.id", "=", part)
        .unionAll(
          query
            .selectFrom("way")
            .innerJoin("turns", "turns.id", "way.parent")
            .leftJoin("play_snapshots as s", "s.part", "turns.id")
            .select(["turns.id", "turns.parent"])
            .where("s.part", "is", null),
        ),
    )
    .selectFrom("way")
    .innerJoin("turns as t", "t.id", "way.id")
    .selectAll("t")
    .orderBy("t.number")
    .execute();
}

const passageColumns = [
  "id",
  "parent",
  "copy_of",
  "action",
  "user_input",
  "selected_choice",
  "narrative",
  "setup",
  "node",
  "step",
  "became",
  "number",
] as const;

type PassageRow = Pick<Turn, (typeof passageColumns)[number]> & {
  own_wording: string | null;
};

/** The parts that lead to this one, at most so many, oldest first. */
export async function findPartsTo(db: Db, part: string, most: number): Promise<PassageRow[]> {
  return db
    .withRecursive("way", (query) =>
      query
        .selectFrom("turns")
        .select(["turns.id", "turns.parent", sql<number>`1`.as("at")])
        .where("turns.id", "=", part)
        .unionAll(
          query
            .selectFrom("way")
            .innerJoin("turns", "turns.id", "way.parent")
            .select(["turns.id", "turns.parent", sql<number>`way.at + 1`.as("at")])
            .where("way.at", "<", most),
        ),
    )
    .selectFrom("way")
    .innerJoin("turns as t", "t.id", "way.id")
    .leftJoin("own_wordings as w", "w.telling", "t.id")
    .select(passageColumns.map((column) => `t.${column}` as const))
    .select("w.text as own_wording")
    .orderBy("way.at", "desc")
    .execute();
}

/** A play is kept at each part of so many, and at its head. */
export const keptEvery = 32;

export interface Snapshot {
  part: string;
  session_id: string;
  play: KeptPlay;
}

/** Keeps the play at its new head, and forgets it at the head before, unless it is kept there for long. */
export async function keepSnapshot(
  tx: Db,
  { part, session_id, play }: Snapshot,
  before: string | null,
): Promise<void> {
  await tx
    .with("forgotten", (query) =>
      query
        .deleteFrom("play_snapshots")
        .where("part", "=", before)
        .where("part", "<>", part)
        .where(sql<boolean>`depth % ${sql.lit(keptEvery)} <> 0`),
    )
    .insertInto("play_snapshots")
    .values({ part, session_id, depth: play.depth, play: JSON.stringify(play) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function replaceSnapshots(
  tx: Db,
  session: string,
  snapshots: readonly Snapshot[],
): Promise<void> {
  await tx.deleteFrom("play_snapshots").where("session_id", "=", session).execute();
  for (const { part, session_id, play } of snapshots)
    await tx
      .insertInto("play_snapshots")
      .values({ part, session_id, depth: play.depth, play: JSON.stringify(play) })
      .execute();
}

interface KeptTurn {
  id: string;
  is_standing: boolean;
  became: PartEffects | null;
  told_before: Date | null;
}

export async function keepTurns(tx: Db, turns: readonly KeptTurn[]): Promise<void> {
  await sql`update turns as t
    set is_standing = v.is_standing, became = v.became, told_before = v.told_before
    from jsonb_to_recordset(${JSON.stringify(turns)}::jsonb)
      as v (id uuid, is_standing boolean, became jsonb, told_before timestamptz)
    where t.id = v.id`.execute(tx);
}

export type Shown = Pick<Turn, "id" | "parent" | "action" | "copy_of" | "picture" | "xp_cost">;

function pictures(db: Db) {
  return db
    .selectFrom("turns")
    .select(["id", "parent", "action", "copy_of", "picture", "xp_cost"])
    .where("action", "=", "show")
    .where("status", "=", "settled")
    .where("is_standing", "=", true);
}

/** The pictures of these parts that were not undone by themselves. */
export function findPicturesOf(db: Db, parts: readonly string[]): Promise<Shown[]> {
  return pictures(db)
    .where("parent", "in", [...parts])
    .orderBy("number")
    .execute();
}

/** The newest picture of the part at which the player stands; at the opening, of the opening. */
export function findLastPicture(
  db: Db,
  { id, head }: Pick<Session, "id" | "head">,
): Promise<Shown | undefined> {
  return pictures(db)
    .where("session_id", "=", id)
    .where("parent", head === null ? "is" : "=", head)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function setStanding(tx: Db, id: string, is_standing: boolean): Promise<void> {
  await tx.updateTable("turns").set({ is_standing }).where("id", "=", id).execute();
}

/** Sessions that were played last, for a look at what is kept of them. */
export async function findLatelyPlayed(db: Db, since: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("game_sessions")
    .select("id")
    .where("updated_at", ">=", since)
    .where("spent_beside", "is not", null)
    .orderBy("updated_at", "desc")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
