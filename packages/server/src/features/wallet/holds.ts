import { findEndOfHold, findHold, lockWallet, post, type Entry } from "./repo.ts";
import { emptyWallet, type InTransaction } from "./ledger.ts";

export interface Hold {
  userId: string;
  turnId: string;
  coins: number;
  description: string;
}

export type Held =
  | { isHeld: true; available: number }
  | { isHeld: false; available: number; required: number };

/** Holds coins for a turn, if the balance covers them. Repeating it for the same turn holds no more. */
export async function holdCoins(within: InTransaction, hold: Hold): Promise<Held> {
  const { tx, clock, ids } = within;
  const { userId, turnId, coins, description } = hold;
  const { balance, held } = (await lockWallet(tx, userId)) ?? emptyWallet;
  const available = balance - held;
  if (await findHold(tx, turnId)) return { isHeld: true, available };
  if (available < coins) return { isHeld: false, available, required: coins };
  await post(tx, {
    id: ids(),
    user_id: userId,
    kind: "hold",
    amount: 0,
    held: coins,
    reference: turnId,
    description,
    created_at: clock.now(),
  });
  return { isHeld: true, available: available - coins };
}

/** How a hold ended; ending it again returns the same. */
export interface EndOfHold {
  held: number;
  charged: number;
  returned: number;
  balance: number;
}

function ending(hold: Entry, end: Entry): EndOfHold {
  const charged = 0 - end.amount;
  return { held: hold.held, charged, returned: hold.held - charged, balance: end.balance_after };
}

async function endHold(
  { tx, clock, ids }: InTransaction,
  turnId: string,
  charge: number | null,
): Promise<EndOfHold> {
  const hold = await findHold(tx, turnId);
  if (hold === undefined) throw new Error(`No coins are held for the turn ${turnId}.`);
  if (charge !== null && (charge < 0 || charge > hold.held))
    throw new RangeError(`A turn that holds ${hold.held} coins cannot cost ${charge}.`);
  await lockWallet(tx, hold.user_id);
  const before = await findEndOfHold(tx, turnId);
  if (before) return ending(hold, before);
  const end = await post(tx, {
    id: ids(),
    user_id: hold.user_id,
    kind: charge === null ? "return" : "charge",
    amount: 0 - (charge ?? 0),
    held: 0 - hold.held,
    reference: turnId,
    description: hold.description,
    created_at: clock.now(),
  });
  if (end === undefined) throw new Error(`The hold of the turn ${turnId} ended meanwhile.`);
  return ending(hold, end);
}

/** The turn was settled: charges its cost and returns the rest. */
export function settleHold(
  within: InTransaction,
  turnId: string,
  charge: number,
): Promise<EndOfHold> {
  return endHold(within, turnId, charge);
}

/** The turn was voided: returns everything. */
export function voidHold(within: InTransaction, turnId: string): Promise<EndOfHold> {
  return endHold(within, turnId, null);
}
