import type { HistoryEntry, SessionEntries } from "@katha/api/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";
import { invalidField } from "../../../lib/problem.ts";
import type { Session, Turn } from "../repo.ts";
import {
  entryOf,
  nothingBecame,
  nothingOwn,
  ownOf,
  texts,
  type EntryTurn,
  type OwnOfPart,
} from "@katha/play";
import { isPart } from "./parts.ts";

/** A settled turn, with what its entry says of other turns, and what its reader put on it. */
export type EntryRow = Turn & Pick<EntryTurn, "hangs" | "versions"> & OwnOfPart;

/** What is on a part, from its marks (`m`) and its wording (`w`). */
const ownColumns = [
  "m.is_bookmarked as mark_is_bookmarked",
  "m.name as mark_name",
  "m.note as mark_note",
  "w.text as own_wording",
] as const;

/** What the reader put on the opening, which is no turn. */
export function findOwnOfOpening(db: Db, sessionId: string) {
  return db
    .selectFrom("game_sessions as g")
    .leftJoin("part_marks as m", (join) =>
      join.onRef("m.session_id", "=", "g.id").onRef("m.part", "=", "g.id"),
    )
    .leftJoin("own_wordings as w", "w.telling", "g.id")
    .where("g.id", "=", sessionId)
    .select(ownColumns)
    .executeTakeFirst();
}

const versionsListed = 100;

function entryRows(db: Db, sessionId: string) {
  return db
    .selectFrom("turns as t")
    .leftJoin("turns as p", "p.id", "t.parent")
    .leftJoin("part_marks as m", (join) =>
      join.onRef("m.session_id", "=", "t.session_id").onRef("m.part", "=", "t.retry_of"),
    )
    .leftJoin("own_wordings as w", "w.telling", "t.id")
    .selectAll("t")
    .select(ownColumns)
    .select([
      sql<boolean>`t.parent is null or coalesce(p.is_standing, false)`.as("hangs"),
      sql<string[] | null>`case when t.action not in ('show', 'undo') then
          (select json_agg(v.id order by v.number) from (
            select v.id, v.number from turns v where v.status = 'settled'
              and (v.id = t.retry_of or (v.retry_of = t.retry_of and v.retry_of <> v.id))
            order by v.number desc limit ${sql.lit(versionsListed)}) v) end`.as("versions"),
    ])
    .where("t.session_id", "=", sessionId)
    .where("t.status", "=", "settled");
}

/** The newest of the settled turns between two numbers, which are left out; oldest first. */
export async function findEntries(
  db: Db,
  sessionId: string,
  {
    after = 0,
    before,
    most,
  }: { after?: number | undefined; before?: number | undefined; most: number },
): Promise<EntryRow[]> {
  const rows = await entryRows(db, sessionId)
    .where("t.number", ">", after)
    .$if(before !== undefined, (query) => query.where("t.number", "<", before as number))
    .orderBy("t.number", "desc")
    .limit(most)
    .execute();
  return rows.toReversed();
}

export function findEntry(db: Db, sessionId: string, turn: string): Promise<EntryRow | undefined> {
  return entryRows(db, sessionId).where("t.id", "=", turn).executeTakeFirst();
}

/** All tellings of a part, oldest first. */
export function findTellings(db: Db, sessionId: string, part: string): Promise<EntryRow[]> {
  return entryRows(db, sessionId)
    .where((where) =>
      where.or([
        where("t.id", "=", part),
        where.and([where("t.retry_of", "=", part), where("t.retry_of", "<>", where.ref("t.id"))]),
      ]),
    )
    .orderBy("t.number", "desc")
    .limit(versionsListed)
    .execute()
    .then((newestFirst) => newestFirst.toReversed());
}

export function openingEntry(
  { opening, created_at }: Session,
  own: OwnOfPart = nothingOwn,
): HistoryEntry {
  const { changes, check, telling } = opening.became ?? nothingBecame;
  return {
    turn_id: null,
    action_type: "story_start",
    user_input: null,
    ai_response: opening.text,
    model_used: null,
    credits_consumed: 0,
    selected_choice: null,
    timestamp: created_at.toISOString(),
    success: true,
    setup: null,
    choices: texts(opening.offers),
    image_url: null,
    image_alt: null,
    style: null,
    is_undone: false,
    is_question: false,
    is_unanswered: false,
    is_verbatim: true,
    taken_choice: null,
    begins_sitting: false,
    versions: [],
    changes,
    check,
    telling,
    ...ownOf(own),
  };
}

/** The entries among the rows, and where older ones go on. */
export async function pageOfEntries(
  db: Db,
  session: Session,
  rows: readonly EntryRow[],
  limit: number,
): Promise<SessionEntries> {
  const shown = rows.slice(-limit);
  const [first] = shown;
  const goesOn = rows.length > limit && first !== undefined;
  return {
    entries: [
      ...(goesOn ? [] : [openingEntry(session, await findOwnOfOpening(db, session.id))]),
      ...shown.map(entryOf),
    ],
    earlier: goesOn ? String(first.number) : null,
  };
}

export function readEntryCursor(written: string): number {
  if (/^[1-9]\d{0,8}$/.test(written)) return Number(written);
  throw invalidField("bad_cursor", ["query", "before"], "This list does not go on from here.");
}

/** A page of the newest entries before a turn's number, or of the newest of all. */
export async function readEntries(
  db: Db,
  session: Session,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<SessionEntries> {
  const rows = await findEntries(db, session.id, { before, most: limit + 1 });
  return pageOfEntries(db, session, rows, limit);
}

/** The entry of the part at which the player stands, unless it is among these. */
export async function currentAmong(
  db: Db,
  session: Session,
  entries: readonly HistoryEntry[],
): Promise<HistoryEntry | null> {
  const { head } = session;
  if (entries.some(({ turn_id: turn }) => turn === head)) return null;
  if (head === null) return openingEntry(session, await findOwnOfOpening(db, session.id));
  const row = await findEntry(db, session.id, head);
  return row === undefined || !isPart(row) ? null : entryOf(row);
}
