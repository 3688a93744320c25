import type { Tx } from "../../../db/open.ts";
import { balanceOf, settleHold, voidHold } from "../../wallet/index.ts";
import type { GameDependencies, InTransaction } from "../dependencies.ts";
import {
  findSession,
  findTurn,
  lockSession,
  noteCharge,
  settleTurn,
  voidPending,
  type SettledTurn,
  type Turn,
} from "../repo.ts";
import { isPart } from "../state/fold.ts";
import { countCompletion, moveHead } from "../state/move-head.ts";
import { voidReason, type VoidCode } from "./void-reasons.ts";

type Needs = Pick<GameDependencies, "db" | "clock" | "ids" | "signals">;

/** A turn's result; `charge` never exceeds the coins held. */
export interface Outcome extends Omit<SettledTurn, "head_after" | "ended_at"> {
  charge: number;
}

async function headAfter(tx: Tx, turn: Turn, head: string | null): Promise<string | null> {
  if (turn.action !== "undo") return isPart(turn) ? turn.id : head;
  const undone = head === null ? undefined : await findTurn(tx, head);
  return undone?.parent ?? null;
}

/** Settles within the caller's transaction. Returns undefined if the lease was lost. */
export async function settleWithin(
  within: InTransaction,
  turn: Turn,
  { charge, ...outcome }: Outcome,
): Promise<Turn | undefined> {
  const { tx, clock } = within;
  const session = await lockSession(tx, turn.session_id);
  if (session === undefined) return undefined;
  const head = await headAfter(tx, turn, session.head);
  const settled = await settleTurn(
    tx,
    { id: turn.id, lease: turn.lease ?? "" },
    { ...outcome, head_after: head, ended_at: clock.now() },
  );
  if (settled === undefined) return undefined;
  const move = await moveHead(within, session, head, turn.id);
  const { balance } =
    turn.held > 0
      ? await settleHold(within, turn.id, charge)
      : await balanceOf(tx, session.user_id);
  const cost = { charged: charge, balance_after: balance };
  await noteCharge(tx, turn.id, cost);
  await countCompletion(within, session, move);
  return { ...settled, ...cost };
}

/** Writes the result, moves the session and charges the coins, in one transaction and only while the lease holds. */
export function settle(
  { db, clock, ids, signals, watch }: Needs & Pick<GameDependencies, "watch">,
  turn: Turn,
  outcome: Outcome,
): Promise<Turn | undefined> {
  return db.transaction().execute(async (tx) => {
    const settled = await settleWithin({ tx, clock, ids }, turn, outcome);
    if (settled) await signals.send(tx, { about: "turns_ended", ids: [turn.id] });
    await watch?.("committing");
    return settled;
  });
}

async function returnCoins(within: InTransaction, { id, held, session_id }: Turn): Promise<number> {
  if (held > 0) return (await voidHold(within, id)).balance;
  const session = await findSession(within.tx, session_id);
  return session === undefined ? 0 : (await balanceOf(within.tx, session.user_id)).balance;
}

/** Voids a pending turn and gives back its held coins. Returns undefined if it had ended. */
export function voidTurn(
  { db, clock, ids, signals }: Needs,
  which: { id: string; lease?: string | undefined; expired?: Date | undefined },
  code: VoidCode,
): Promise<Turn | undefined> {
  return db.transaction().execute(async (tx: Tx) => {
    const turn = await voidPending(tx, which, voidReason(code, clock.now()));
    if (turn === undefined) return undefined;
    const cost = { charged: 0, balance_after: await returnCoins({ tx, clock, ids }, turn) };
    await noteCharge(tx, turn.id, cost);
    await signals.send(tx, { about: "turns_ended", ids: [turn.id] });
    return { ...turn, ...cost };
  });
}
