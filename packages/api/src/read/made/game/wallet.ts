// Made from the contract by `npm run readers`.
import type { WalletEntries, WalletEntry } from "../../../shapes/made/game/wallet.ts";
import {
  type Reader,
  id,
  list,
  moment,
  number,
  object,
  oneOf,
  text,
  textOrNull,
} from "../../fields.ts";
import { walletReasons } from "../../../contract/values.ts";

export const readWalletEntry: Reader<WalletEntry> = object({
  id,
  amount: number(),
  balance_after: number(),
  reason: oneOf(walletReasons, "correction"),
  code: text(),
  description: text(),
  reference: textOrNull,
  created_at: moment,
});

export const readWalletEntries: Reader<WalletEntries> = object({
  balance: number(),
  held: number(),
  entries: list(readWalletEntry),
  next_cursor: textOrNull,
});
