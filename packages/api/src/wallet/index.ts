export * from "./wallet.ts";
export type { WalletEntries, WalletEntry } from "../shapes/game/wallet.ts";
