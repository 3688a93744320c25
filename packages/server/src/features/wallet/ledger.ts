import { newPlayerCoins } from "@katha/api/contract";
import type { Db, Tx } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import { findWallet, lockWallet, post, type Balance } from "./repo.ts";

/** What moving coins needs: always the transaction of the reason for it. */
export interface Within {
  tx: Tx;
  clock: Clock;
  ids: Ids;
}

/** Nobody else moves the player's coins, or completes their tasks, until the transaction ends. */
export async function lockPurse(tx: Tx, userId: string): Promise<void> {
  await lockWallet(tx, userId);
}

/** What every player begins with; the database gives it once. */
export async function welcome({ tx, clock, ids }: Within, userId: string): Promise<void> {
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
  /** The one completion that is paid for: it is paid once. */
  reference: string;
  description: string;
}

/** Answers whether this call paid: false when it had been paid before. */
export async function payForTask(within: Within, payment: Payment): Promise<boolean> {
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

export const emptyWallet: Balance = { balance: 0, held: 0 };

export async function balanceOf(db: Db, userId: string): Promise<Balance> {
  return (await findWallet(db, userId)) ?? emptyWallet;
}
