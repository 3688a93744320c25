import {
  openingPart,
  ownPartLimits,
  type HistoryEntry,
  type PartMark,
  type PartTellings,
  type SessionMarks,
} from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import { notFound, Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { GameDependencies } from "../dependencies.ts";
import { shortened } from "../kept-plays/answers.ts";
import { findEntry, findOwnOfOpening, findTellings, openingEntry } from "../kept-plays/entries.ts";
import { entryOf } from "@katha/play";
import { isPart } from "../kept-plays/parts.ts";
import { findTurn, lockSession, type Session } from "../repo.ts";
import { ownSession, requireOwn } from "../own-session.ts";
import {
  countOtherMarks,
  countOtherWordings,
  findMarkedParts,
  removeMark,
  removeWording,
  writeMark,
  writeWording,
} from "./repo.ts";

type OwnPartNeeds = Pick<GameDependencies, "db" | "clock">;

interface OfSession {
  session_id: string;
  /** A turn, or the opening. */
  turn: string;
}

const partNotFound = () => notFound("part_not_found", "There is no such part.");

/** The names under which a part and one of its tellings are kept. */
async function namesOf(
  tx: Db,
  session: Session,
  turn: string,
): Promise<{ part: string; telling: string; isText: boolean }> {
  if (turn === openingPart) return { part: session.id, telling: session.id, isText: true };
  const told = await findTurn(tx, turn);
  const isThere = told?.session_id === session.id && told.status === "settled";
  if (!isThere || told.action === "undo") throw partNotFound();
  return { part: told.retry_of, telling: told.id, isText: isPart(told) };
}

/** Writes what the reader puts on a part; the part's entry after it. */
async function entryAfter(
  db: Db,
  { session_id: id, turn }: OfSession,
  viewer: Viewer,
  write: (tx: Db, names: Awaited<ReturnType<typeof namesOf>>) => Promise<void>,
): Promise<HistoryEntry> {
  const session = await db.transaction().execute(async (tx) => {
    const own = requireOwn(await lockSession(tx, id), viewer);
    await write(tx, await namesOf(tx, own, turn));
    return own;
  });
  if (turn === openingPart) return openingEntry(session, await findOwnOfOpening(db, id));
  const row = await findEntry(db, id, turn);
  if (row === undefined) throw partNotFound();
  return entryOf(row);
}

export function markPart(
  { db, clock }: OwnPartNeeds,
  { is_bookmarked, ...mark }: OfSession & PartMark,
  viewer: Viewer,
): Promise<HistoryEntry> {
  const { session_id } = mark;
  const note = mark.note.trim();
  const name = is_bookmarked ? mark.name.trim() : "";
  return entryAfter(db, mark, viewer, async (tx, { part }) => {
    if (!is_bookmarked && note === "") return removeMark(tx, session_id, part);
    if ((await countOtherMarks(tx, session_id, part)) >= ownPartLimits.marks)
      throw new Problem(
        409,
        "too_many_marks",
        `This play has ${ownPartLimits.marks} bookmarks and notes. Take one away to make room.`,
      );
    return writeMark(tx, { session_id, part, is_bookmarked, name, note, marked_at: clock.now() });
  });
}

/** Puts a part in its reader's words, or back in those in which it was told. */
export function wordPart(
  { db, clock }: OwnPartNeeds,
  { text: written, ...which }: OfSession & { text: string },
  viewer: Viewer,
): Promise<HistoryEntry> {
  const { session_id } = which;
  const text = written.trim();
  return entryAfter(db, which, viewer, async (tx, { telling, isText }) => {
    if (!isText) throw partNotFound();
    if (text === "") return removeWording(tx, telling);
    if ((await countOtherWordings(tx, session_id, telling)) >= ownPartLimits.wordings)
      throw new Problem(
        409,
        "too_many_wordings",
        `${ownPartLimits.wordings} parts of this play are in your words. Take one back to make room.`,
      );
    return writeWording(tx, { session_id, telling, text, worded_at: clock.now() });
  });
}

export async function listMarks(
  { db }: Pick<OwnPartNeeds, "db">,
  id: string,
  viewer: Viewer,
): Promise<SessionMarks> {
  await ownSession(db, id, viewer);
  const marks = await findMarkedParts(db, id);
  return {
    session_id: id,
    marks: marks.map((mark) => ({
      is_bookmarked: mark.is_bookmarked,
      name: mark.name,
      note: mark.note,
      turn_id: mark.part === id ? null : mark.turn,
      line: shortened((mark.part === id ? mark.opening : mark.told) ?? ""),
      is_undone: mark.part !== id && mark.stands !== true,
      marked_at: mark.marked_at.toISOString(),
    })),
  };
}

export async function listTellings(
  { db }: Pick<OwnPartNeeds, "db">,
  { session_id: id, turn }: OfSession,
  viewer: Viewer,
): Promise<PartTellings> {
  const session = await ownSession(db, id, viewer);
  const { part, isText } = await namesOf(db, session, turn);
  if (!isText) throw partNotFound();
  return { tellings: (await findTellings(db, id, part)).map(entryOf) };
}
