import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Db } from "../../db/open.ts";
import type { GameSessionsTable, TurnsTable } from "../../db/tables/game.ts";

export type Session = Selectable<GameSessionsTable>;
export type Turn = Selectable<TurnsTable>;
export type CountedSession = Session & { told_before: Date | null };
export type NewTurn = Insertable<TurnsTable>;
export type SettledTurn = Omit<Updateable<TurnsTable>, "status" | "lease" | "leased_until">;

export async function insertSession(db: Db, session: Insertable<GameSessionsTable>): Promise<void> {
  await db.insertInto("game_sessions").values(session).execute();
}

export async function removeSession(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom("game_sessions").where("id", "=", id).execute();
}

const sessionNamed = (db: Db, id: string) =>
  db.selectFrom("game_sessions").selectAll().where("id", "=", id);

export function findSession(db: Db, id: string): Promise<Session | undefined> {
  return sessionNamed(db, id).executeTakeFirst();
}

export function lockSession(tx: Db, id: string): Promise<Session | undefined> {
  return sessionNamed(tx, id).forUpdate().executeTakeFirst();
}

/** Locks the session and counts one more turn; says when the last one was begun. Undo shows nothing. */
export function countTurn(tx: Db, id: string): Promise<CountedSession | undefined> {
  return tx
    .updateTable("game_sessions")
    .set((session) => ({ turns_count: session("turns_count", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .returning((session) =>
      session
        .selectFrom("turns as t")
        .select("t.created_at")
        .whereRef("t.session_id", "=", "game_sessions.id")
        .where("t.status", "=", "settled")
        .where("t.action", "<>", "undo")
        .orderBy("t.number", "desc")
        .limit(1)
        .as("told_before"),
    )
    .executeTakeFirst();
}

export async function updateSession(
  tx: Db,
  id: string,
  changes: Updateable<GameSessionsTable>,
): Promise<void> {
  await tx.updateTable("game_sessions").set(changes).where("id", "=", id).execute();
}

/** The player's sessions with a story: unfinished ones first, then the latest. */
export function findSessionsOf(
  db: Db,
  { userId, storyId }: { userId: string; storyId: string },
): Promise<Session[]> {
  return db
    .selectFrom("game_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("story_id", "=", storyId)
    .orderBy(sql`ending_node is not null`)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function findSessionIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("game_sessions")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined while another turn of the session is pending. */
export function insertPending(tx: Db, turn: NewTurn): Promise<Turn | undefined> {
  return tx
    .insertInto("turns")
    .values(turn)
    .onConflict((conflict) =>
      conflict.column("session_id").where("status", "=", "pending").doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** A turn has some forty columns, and PostgreSQL takes 65,535 values in one statement. */
const turnsAtOnce = 500;

export async function insertTurns(tx: Db, turns: readonly NewTurn[]): Promise<void> {
  for (let from = 0; from < turns.length; from += turnsAtOnce)
    await tx
      .insertInto("turns")
      .values(turns.slice(from, from + turnsAtOnce))
      .execute();
}

export function findTurn(db: Db, id: string): Promise<Turn | undefined> {
  return db.selectFrom("turns").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Of these turns, those that there are, with whose they are. */
export async function findWhose(db: Db, ids: readonly string[]) {
  const turns = await db
    .selectFrom("turns as t")
    .innerJoin("game_sessions as g", "g.id", "t.session_id")
    .select(["t.id", "t.session_id", "t.status", "g.user_id"])
    .where("t.id", "in", [...ids])
    .execute();
  return new Map(turns.map((turn) => [turn.id, turn]));
}

export function findPending(db: Db, sessionId: string) {
  return db
    .selectFrom("turns")
    .select(["id", "leased_until"])
    .where("session_id", "=", sessionId)
    .where("status", "=", "pending")
    .executeTakeFirst();
}

const settledTurns = (db: Db, sessionId: string) =>
  db
    .selectFrom("turns")
    .selectAll()
    .where("session_id", "=", sessionId)
    .where("status", "=", "settled")
    .orderBy("number");

/** All settled turns, in order. */
export function findSettled(db: Db, sessionId: string): Promise<Turn[]> {
  return settledTurns(db, sessionId).execute();
}

/** A page of them. */
export function findSettledAfter(db: Db, sessionId: string, number = 0): Promise<Turn[]> {
  return settledTurns(db, sessionId).where("number", ">", number).limit(100).execute();
}

/** The parts and pictures that stand, by their own ids and by those of the session that they were copied from. */
export function findNames(db: Db, sessionId: string) {
  return db
    .selectFrom("turns")
    .select(["id", "copy_of"])
    .where("session_id", "=", sessionId)
    .where("is_standing", "=", true)
    .execute();
}

/** More than a summary of a part's text takes, with its blanks. */
const treeText = sql.lit(400);

/** All parts that were settled, in order, each with the beginning of its text. */
export function findTree(db: Db, sessionId: string) {
  return db
    .selectFrom("turns")
    .select(["id", "parent", "node", "step", "action", "is_standing", "created_at"])
    .select(sql<string>`left(coalesce(narrative, setup, ''), ${treeText})`.as("told"))
    .where("session_id", "=", sessionId)
    .where("status", "=", "settled")
    .where("action", "not in", ["show", "undo"])
    .orderBy("number")
    .execute();
}

/** Returns the leases that are still held. */
export async function renewLeases(
  db: Db,
  leases: ReadonlyMap<string, string>,
  until: Date,
): Promise<Set<string | null>> {
  const renewed = await db
    .updateTable("turns")
    .set({ leased_until: until })
    .where("id", "in", [...leases.keys()])
    .where("lease", "in", [...leases.values()])
    .returning("lease")
    .execute();
  return new Set(renewed.map(({ lease }) => lease));
}

/** Undefined if the lease was lost. */
export function settleTurn(
  tx: Db,
  { id, lease }: { id: string; lease: string },
  settled: SettledTurn,
): Promise<Turn | undefined> {
  return tx
    .updateTable("turns")
    .set({ ...settled, status: "settled", lease: null, leased_until: null })
    .where("id", "=", id)
    .where("lease", "=", lease)
    .returningAll()
    .executeTakeFirst();
}

export async function noteCharge(
  tx: Db,
  id: string,
  cost: { charged: number; balance_after: number },
): Promise<void> {
  await tx.updateTable("turns").set(cost).where("id", "=", id).execute();
}

export interface VoidReason {
  code: string;
  detail: string;
  at: Date;
}

/** Undefined if the turn is not pending, or its lease had not run out by `expired`. */
export function voidPending(
  tx: Db,
  { id, lease, expired }: { id: string; lease?: string | undefined; expired?: Date | undefined },
  { code, detail, at }: VoidReason,
): Promise<Turn | undefined> {
  return tx
    .updateTable("turns")
    .set({
      status: "void",
      lease: null,
      leased_until: null,
      void_code: code,
      void_detail: detail,
      ended_at: at,
    })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .$if(lease !== undefined, (query) => query.where("lease", "=", lease as string))
    .$if(expired !== undefined, (query) => query.where("leased_until", "<=", expired as Date))
    .returningAll()
    .executeTakeFirst();
}

/** Pending turns whose lease ran out; without `expired`, all pending turns. */
export function findPendingTurns(db: Db, expired: Date | undefined) {
  return db
    .selectFrom("turns")
    .select(["id", "server_id", "leased_until"])
    .where("status", "=", "pending")
    .$if(expired !== undefined, (query) => query.where("leased_until", "<=", expired as Date))
    .orderBy("id")
    .execute();
}

/** Pending turns that the server was writing. */
export function findPendingOf(db: Db, serverId: string) {
  return db
    .selectFrom("turns")
    .select(["id", "lease"])
    .where("status", "=", "pending")
    .where("server_id", "=", serverId)
    .orderBy("id")
    .execute();
}
