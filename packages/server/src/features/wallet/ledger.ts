import { newPlayerCoins } from "@katha/api/contract";
import type { Db, Tx } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import { findWallet, lockWallet, post, type Balance } from "./repo.ts";

/** Coins always move in the same transaction as the reason for it. */
export interface InTransaction {
  tx: Tx;
  clock: Clock;
  ids: Ids;
}

/** Locks the wallet: nobody else moves the player's coins or completes their tasks meanwhile. */
export async function lockPlayerWallet(tx: Tx, userId: string): Promise<void> {
  await lockWallet(tx, userId);
}

/** The same, and says where the player's midnight is. */
export async function lockPlayer(tx: Tx, userId: string): Promise<{ time_zone: string }> {
  const player = tx
    .selectFrom("wallets as w")
    .innerJoin("users as u", "u.id", "w.user_id")
    .select("u.time_zone")
    .where("w.user_id", "=", userId)
    .forUpdate("w");
  return (await player.executeTakeFirst()) ?? { time_zone: "UTC" };
}

/** Every player's first coins; a constraint allows them only once. */
export async function welcome({ tx, clock, ids }: InTransaction, userId: string): Promise<void> {
  await lockWallet(tx, userId);
  await post(tx, {
    id: ids(),
    user_id: userId,
    kind: "welcome",
    amount: newPlayerCoins,
    reference: null,
    description: "A hundred coins to begin with",
    created_at: clock.now(),
  });
}

export interface Payment {
  userId: string;
  coins: number;
  /** The task completion, which is paid once. */
  reference: string;
  description: string;
}

/** False if it had already been paid. */
export async function payForTask(within: InTransaction, payment: Payment): Promise<boolean> {
  const { tx, clock, ids } = within;
  const { userId, coins, reference, description } = payment;
  await lockWallet(tx, userId);
  const entry = await post(tx, {
    id: ids(),
    user_id: userId,
    kind: "task",
    amount: coins,
    reference,
    description,
    created_at: clock.now(),
  });
  return entry !== undefined;
}

export interface Correction {
  userId: string;
  /** Positive to add, negative to take. */
  amount: number;
  /** In the player's words. */
  reason: string;
}

export type Corrected =
  | { isCorrected: true; before: number; after: number }
  | { isCorrected: false; available: number };

/**
 * An administrator adds or takes coins, but never more than the balance; coins held by a running turn cannot be taken.
 */
export async function correctBalance(
  { tx, clock, ids }: InTransaction,
  { userId, amount, reason }: Correction,
): Promise<Corrected> {
  const { balance, held } = (await lockWallet(tx, userId)) ?? emptyWallet;
  if (balance - held + amount < 0) return { isCorrected: false, available: balance - held };
  await post(tx, {
    id: ids(),
    user_id: userId,
    kind: "correction",
    amount,
    reference: null,
    description: reason,
    created_at: clock.now(),
  });
  return { isCorrected: true, before: balance, after: balance + amount };
}

export const emptyWallet: Balance = { balance: 0, held: 0 };

export async function balanceOf(db: Db, userId: string): Promise<Balance> {
  return (await findWallet(db, userId)) ?? emptyWallet;
}
