import type { Selectable } from "kysely";
import type { Db } from "../../db/open.ts";
import type { WalletEntriesTable } from "../../db/tables/wallet.ts";

export type Entry = Selectable<WalletEntriesTable>;

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
): Promise<Entry[]> {
  return db
    .selectFrom("wallet_entries")
    .selectAll()
    .where("user_id", "=", userId)
    .where("amount", "<>", 0)
    .$if(before !== undefined, (query) => query.where("number", "<", before as number))
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
}

export function findLedger(db: Db, userId: string): Promise<Entry[]> {
  return db
    .selectFrom("wallet_entries")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("number")
    .execute();
}
