import type { WalletEntries, WalletEntry, WalletReason } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { invalidField } from "../../lib/problem.ts";
import { inPages } from "../../lib/streamed-object.ts";
import type { Viewer } from "../../lib/viewer.ts";
import type { AccountData } from "../users/index.ts";
import { balanceOf } from "./ledger.ts";
import { findLedger, findMoved, type Entry, type ShownEntry } from "./repo.ts";

const reasons: Record<Entry["kind"], WalletReason> = {
  welcome: "welcome",
  hold: "turn",
  charge: "turn",
  return: "turn",
  task: "task",
  gift: "gift",
  correction: "correction",
};

function entryAnswer(entry: ShownEntry): WalletEntry {
  const { id, amount, balance_after, kind, task, description, reference, created_at } = entry;
  return {
    id,
    amount,
    balance_after,
    reason: reasons[kind],
    code: kind === "welcome" ? kind : (task ?? ""),
    description,
    reference,
    created_at: created_at.toISOString(),
  };
}

/** The cursor is an entry's number, which counts per wallet. */
function readCursor(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(written)) return Number(written);
  throw invalidField("bad_cursor", ["query", "cursor"], "This list does not go on from here.");
}

export async function pageOfEntries(
  { db }: { db: Db },
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  viewer: Viewer,
): Promise<WalletEntries> {
  const before = readCursor(cursor);
  const { balance, held } = await balanceOf(db, viewer.id);
  const found = await findMoved(db, viewer.id, { before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    balance,
    held,
    entries: shown.map(entryAnswer),
    next_cursor: found.length > limit && last ? String(last.number) : null,
  };
}

export const walletAccountData: AccountData = {
  exportFor: (db, userId) => ({
    wallet_entries: inPages((last?: Entry) => findLedger(db, userId, last?.number)),
  }),
};
