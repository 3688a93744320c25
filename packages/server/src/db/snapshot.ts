import type { Db, Tx } from "./handle.ts";

/**
 * Several reads of one moment. They hold one connection until the last, and being read-only, they do not wait in the
 * line of transactions.
 */
export function readSnapshot<Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(read);
}
