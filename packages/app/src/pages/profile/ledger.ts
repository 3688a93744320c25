import type { WalletEntries } from "@katha/api/wallet";

/** The pages of the ledger under the newest balance. */
export function ledgerOf(pages: readonly WalletEntries[]) {
  const [first] = pages;
  return first && { ...first, entries: pages.flatMap(({ entries }) => entries) };
}
