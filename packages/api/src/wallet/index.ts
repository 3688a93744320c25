export * from "./wallet.ts";
export type { WalletEntries, WalletEntry } from "../contract/game/wallet.ts";
