import type { Selectable } from "kysely";
import type { Db } from "../../db/open.ts";
import type { WalletEntriesTable } from "../../db/tables/wallet.ts";

export type Entry = Selectable<WalletEntriesTable>;

/** With the task that it paid for. */
export type ShownEntry = Entry & { task: string | null };

export interface Balance {
  balance: number;
  held: number;
}

export function findWallet(db: Db, userId: string): Promise<Balance | undefined> {
  return db
    .selectFrom("wallets")
    .select(["balance", "held"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Locks the wallet until the transaction ends. */
export function lockWallet(db: Db, userId: string): Promise<Balance | undefined> {
  return db
    .selectFrom("wallets")
    .select(["balance", "held"])
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

type Posting = Pick<Entry, "id" | "user_id" | "kind" | "amount" | "description" | "created_at"> & {
  held?: number;
  reference: string | null;
};

/** Undefined if the entry already exists. A trigger computes number and balance. */
export async function post(db: Db, entry: Posting): Promise<Entry | undefined> {
  return db
    .insertInto("wallet_entries")
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findHold(db: Db, turnId: string): Promise<Entry | undefined> {
  return db
    .selectFrom("wallet_entries")
    .selectAll()
    .where("kind", "=", "hold")
    .where("reference", "=", turnId)
    .executeTakeFirst();
}

export function findEndOfHold(db: Db, turnId: string): Promise<Entry | undefined> {
  return db
    .selectFrom("wallet_entries")
    .selectAll()
    .where("kind", "in", ["charge", "return"])
    .where("reference", "=", turnId)
    .executeTakeFirst();
}

/** Entries that moved coins, newest first. */
export function findMoved(
  db: Db,
  userId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<ShownEntry[]> {
  return db
    .selectFrom("wallet_entries as w")
    .leftJoin("completed_tasks as t", (join) =>
      join.onRef("t.id", "=", "w.reference").on("w.kind", "=", "task"),
    )
    .selectAll("w")
    .select("t.task_id as task")
    .where("w.user_id", "=", userId)
    .where("w.amount", "<>", 0)
    .$if(before !== undefined, (query) => query.where("w.number", "<", before as number))
    .orderBy("w.number", "desc")
    .limit(limit)
    .execute();
}

/** A page of the entries after one, oldest first. */
export function findLedger(db: Db, userId: string, after: Entry["number"] = 0): Promise<Entry[]> {
  return db
    .selectFrom("wallet_entries")
    .selectAll()
    .where("user_id", "=", userId)
    .where("number", ">", after)
    .orderBy("number")
    .limit(1_000)
    .execute();
}
