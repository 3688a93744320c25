import type { WalletEntries } from "../contract/game/wallet.ts";
import { walletReasons } from "../contract/values.ts";
import {
  type Reader,
  id,
  list,
  number,
  object,
  oneOf,
  text,
  textOrNull,
  moment,
} from "./fields.ts";

export const readWalletEntries: Reader<WalletEntries> = object({
  balance: number(),
  held: number(),
  entries: list<WalletEntries["entries"][number]>(
    object({
      id,
      amount: number(),
      balance_after: number(),
      reason: oneOf(walletReasons, "correction"),
      description: text(),
      reference: textOrNull,
      created_at: moment,
    }),
  ),
  next_cursor: textOrNull,
});
