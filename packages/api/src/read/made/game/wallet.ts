// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/game/wallet.ts";
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

export const readWalletEntry: Reader<z.output<typeof contract.walletEntry>> = object({
  id,
  amount: number(),
  balance_after: number(),
  reason: oneOf(walletReasons, "correction"),
  code: text(),
  description: text(),
  reference: textOrNull,
  created_at: moment,
});

export const readWalletEntries: Reader<z.output<typeof contract.walletEntries>> = object({
  balance: number(),
  held: number(),
  entries: list(readWalletEntry),
  next_cursor: textOrNull,
});
