export * from "./wallet.ts";
export type { WalletEntries, WalletEntry } from "../shapes/made/game/wallet.ts";
