import type { Db, Tx } from "./handle.ts";

/**
 * Several reads of one moment. They hold one connection until the last, and do not wait in the line of transactions:
 * a builder with settings is not the one that `QueuedTransactions` makes wait.
 */
export function readSnapshot<Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(read);
}
