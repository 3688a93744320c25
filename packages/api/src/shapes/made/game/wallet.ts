// Made from the contract by `npm run readers`.

export interface WalletEntry {
  id: string;
  /** Coins: in above zero, out below */
  amount: number;
  balanceAfter: number;
  reason: "welcome" | "turn" | "task" | "gift" | "correction";
  /** The key of the description's words: a task's, or `welcome`; blank for others' words */
  code: string;
  description: string;
  /** The turn or task it belongs to */
  reference: string | null;
  createdAt: string;
}

export interface WalletEntries {
  balance: number;
  /** Set aside for turns that are running */
  held: number;
  entries: WalletEntry[];
  nextCursor: string | null;
}
