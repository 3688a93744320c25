import {
  ownKeyModel,
  sittingGapMs,
  type HistoryEntry,
  type SessionEntries,
} from "@katha/api/contract";
import { isFromKatha, isSaid, labelOf } from "@katha/narrator";
import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";
import { invalidField } from "../../../lib/problem.ts";
import { stepOf } from "../engine/kept-play.ts";
import { findOwnOfOpening } from "../own-parts/repo.ts";
import { turnColumns, type Session, type Turn } from "../repo.ts";
import { isPart } from "./parts.ts";

/** A settled turn, with what its entry says of other turns. */
export interface EntryRow extends Turn {
  /** Whether the part that a picture belongs to still stands. */
  hangs: boolean;
  /** The newest tellings of a part, oldest first. */
  versions: string[] | null;
  mark_is_bookmarked: boolean | null;
  mark_name: string | null;
  mark_note: string | null;
  own_wording: string | null;
}

/** What the reader put on a part. */
export type OwnOfPart = Pick<
  EntryRow,
  "mark_is_bookmarked" | "mark_name" | "mark_note" | "own_wording"
>;

export const nothingOwn: OwnOfPart = {
  mark_is_bookmarked: null,
  mark_name: null,
  mark_note: null,
  own_wording: null,
};

const versionsListed = 100;

const ofTurn = turnColumns.map((column) => `t.${column}` as const);

function entryRows(db: Db, sessionId: string) {
  return db
    .selectFrom("turns as t")
    .leftJoin("turns as p", "p.id", "t.parent")
    .leftJoin("part_marks as m", (join) =>
      join.onRef("m.session_id", "=", "t.session_id").onRef("m.part", "=", "t.retry_of"),
    )
    .leftJoin("own_wordings as w", "w.telling", "t.id")
    .select(ofTurn)
    .select([
      "m.is_bookmarked as mark_is_bookmarked",
      "m.name as mark_name",
      "m.note as mark_note",
      "w.text as own_wording",
    ])
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

interface Between {
  /** Numbers of turns, both of them left out. */
  after?: number | undefined;
  before?: number | undefined;
  /** The newest of them. */
  most: number;
}

/** Settled turns, oldest first. */
export async function findEntries(
  db: Db,
  sessionId: string,
  { after, before, most }: Between,
): Promise<EntryRow[]> {
  const rows = await entryRows(db, sessionId)
    .$if(after !== undefined, (query) => query.where("t.number", ">", after as number))
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

export const texts = (offers: Turn["offers"]) => (offers ?? []).map(({ text }) => text);

const nothingBecame = { changes: [], check: null, telling: null };

function ownOf(own: OwnOfPart): Pick<HistoryEntry, "mark" | "own_wording"> {
  const { mark_is_bookmarked: is_bookmarked, mark_name: name, mark_note: note, own_wording } = own;
  const mark =
    is_bookmarked === null ? null : { is_bookmarked, name: name ?? "", note: note ?? "" };
  return { mark, own_wording };
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

function isUndone({ action, is_standing, hangs }: EntryRow): boolean {
  if (action === "undo") return false;
  return !is_standing || (action === "show" && !hangs);
}

function beginsSitting({ action, told_before, created_at }: EntryRow): boolean {
  if (told_before === null || action === "undo") return false;
  return created_at.getTime() - told_before.getTime() >= sittingGapMs;
}

/** Shown to players, since only they know what they meant. */
function takenChoice(turn: EntryRow): string | null {
  const { action, user_input: words, command } = turn;
  const step = stepOf(turn);
  const isTyped = action === "custom_action" && words !== null && command === null;
  if (!isTyped || step?.way !== "edge" || isSaid(step.choice, words)) return null;
  return labelOf(step.choice);
}

/** The model that is named to the player: none where Katha itself told what their own key was to tell. */
export const tellerOf = ({ model, own_key }: Turn): string | null =>
  model === ownKeyModel && own_key !== "told" ? null : model;

export function entryOf(turn: EntryRow): HistoryEntry {
  const { picture } = turn;
  const step = stepOf(turn);
  const { changes, check, telling } = turn.became ?? nothingBecame;
  return {
    turn_id: turn.id,
    action_type: turn.action,
    user_input: turn.user_input,
    ai_response: turn.narrative ?? turn.fallback_description,
    model_used: tellerOf(turn),
    credits_consumed: turn.charged ?? 0,
    selected_choice: turn.selected_choice,
    timestamp: turn.created_at.toISOString(),
    success: turn.action !== "show" || picture !== null,
    setup: turn.setup,
    choices: texts(turn.offers),
    image_url: picture?.url ?? null,
    image_alt: picture?.alt ?? null,
    style: picture?.style ?? null,
    is_undone: isUndone(turn),
    is_question: step !== null && isFromKatha(step),
    is_unanswered: turn.is_unanswered,
    is_verbatim: turn.became?.is_verbatim ?? false,
    taken_choice: takenChoice(turn),
    begins_sitting: beginsSitting(turn),
    versions: turn.versions ?? [],
    changes,
    check,
    telling,
    ...ownOf(turn),
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
