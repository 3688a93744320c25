import * as z from "zod";
import { defineCall } from "../call.ts";
import { walletCalls } from "../call-table/player.ts";
import { id, moment, wholeNumber } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import { walletReasons } from "../values.ts";

export const walletEntry = z
  .object({
    id,
    amount: z.int().describe("Coins: in above zero, out below"),
    balance_after: z.int(),
    reason: z.enum(walletReasons).meta({ fallback: "correction" }),
    code: z
      .string()
      .describe(
        "The key of the description's words: a task's, or `welcome`; blank for others' words",
      ),
    description: z.string(),
    reference: id.nullable().describe("The turn or task it belongs to"),
    created_at: moment,
  })
  .meta({ id: "WalletEntry" });
export type WalletEntry = z.infer<typeof walletEntry>;

export const walletEntries = z
  .object({
    balance: z.int(),
    held: z.int().min(0).describe("Set aside for turns that are running"),
    entries: z.array(walletEntry),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: "WalletEntries" });
export type WalletEntries = z.infer<typeof walletEntries>;

export const listWalletEntries = defineCall(walletCalls.listWalletEntries, {
  summary: "The user's coins: balance and entries, newest first",
  query: z.object({
    cursor: line({ max: 200 }).optional(),
    limit: wholeNumber(1, 100).default(50),
  }),
  answer: walletEntries,
});
