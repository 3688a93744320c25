import type { ColumnType, Generated } from "kysely";
import type { Optional } from "./columns.ts";

/** Append-only: the database refuses updates and deletes, and computes number and balance. */
export interface WalletEntriesTable {
  id: string;
  user_id: string;
  number: ColumnType<number, never, never>;
  kind: "welcome" | "hold" | "charge" | "return" | "task" | "gift" | "correction";
  amount: number;
  held: Generated<number>;
  balance_after: ColumnType<number, never, never>;
  reference: Optional<string>;
  description: string;
  created_at: Date;
}

export interface WalletTables {
  /** Inserted with its user; changed only by the trigger on wallet_entries. */
  wallets: {
    user_id: string;
    balance: ColumnType<number, never, never>;
    held: ColumnType<number, never, never>;
    entries_count: ColumnType<number, never, never>;
  };
  wallet_entries: WalletEntriesTable;
}
