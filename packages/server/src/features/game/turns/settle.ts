import { balanceOf, settleHold, voidHold } from "../../wallet/index.ts";
import type { GameDependencies, InTransaction } from "../dependencies.ts";
import { type KeptPlay, progressAfter } from "@katha/play";
import { countCompletion, moveHead, withPictures, type Move } from "../kept-plays/move-head.ts";
import { isPart } from "../kept-plays/parts.ts";
import {
  findSession,
  findTurn,
  lockSession,
  noteCharge,
  settleTurn,
  voidPending,
  type Session,
  type SettledTurn,
  type Turn,
} from "../repo.ts";
import { voidReason, type VoidCode } from "./void-reasons.ts";

type SettleNeeds = Pick<
  GameDependencies,
  "db" | "reads" | "clock" | "ids" | "jobs" | "signals" | "watch"
>;

type DerivedColumns =
  | "head_after"
  | "ended_at"
  | "is_standing"
  | "progress"
  | "charged"
  | "balance_after";

/** A turn's result; `charge` never exceeds the coins held. */
export interface Outcome extends Omit<SettledTurn, DerivedColumns> {
  charge: number;
  /** The play after the turn. */
  play: KeptPlay;
}

/** A settled turn, and what it did to the log. */
export interface Settled {
  turn: Turn;
  session: Session;
  /** Turns that stand no longer. */
  withdrawn: string[];
}

/** The turn's lease was lost: everything that was done for it is rolled back. */
class LeaseLost extends Error {}

async function moveOf(
  within: InTransaction,
  session: Session,
  turn: Turn,
  { play, picture }: Outcome,
): Promise<Move> {
  const { tx } = within;
  const { id, action, copy_of, xp_cost, parent, undoes } = turn;
  const isUndo = action === "undo";
  const isRetold = isPart(turn) && parent !== session.head;
  const gone = isUndo ? undoes : isRetold ? session.head : null;
  const replaced = gone === null ? undefined : await findTurn(tx, gone);
  const shown = typeof picture === "string" ? (JSON.parse(picture) as Turn["picture"]) : null;
  const isBack = isUndo && undoes === session.head;
  const before = isBack ? (replaced?.parent ?? null) : session.head;
  return {
    head: isPart(turn) ? id : before,
    play,
    added: isUndo ? [] : [{ id, parent, action, copy_of, xp_cost, picture: shown }],
    removed: replaced === undefined ? [] : await withPictures(within, replaced),
    spent: isUndo ? xp_cost : 0,
    by: id,
  };
}

/** Settles within the caller's transaction. Throws if the lease was lost. */
export async function settleWithin(
  within: InTransaction & Pick<GameDependencies, "jobs">,
  turn: Turn,
  outcome: Outcome,
): Promise<Settled> {
  const { tx, clock } = within;
  const { charge, play, ...columns } = outcome;
  const session = await lockSession(tx, turn.session_id);
  if (session === undefined) throw new LeaseLost();
  const xp_cost = columns.xp_cost ?? turn.xp_cost;
  const move = await moveOf(within, session, { ...turn, xp_cost }, outcome);
  const { spentBeside } = await moveHead(within, session, move);
  const { balance } =
    turn.held > 0
      ? await settleHold(within, turn.id, charge)
      : await balanceOf(tx, session.user_id);
  const settled = await settleTurn(
    tx,
    { id: turn.id, lease: turn.lease ?? "" },
    {
      ...columns,
      charged: charge,
      balance_after: balance,
      head_after: move.head,
      is_standing: turn.action !== "undo",
      progress: JSON.stringify(progressAfter(play, spentBeside)),
      ended_at: clock.now(),
    },
  );
  if (settled === undefined) throw new LeaseLost();
  await countCompletion(within, session, move);
  const withdrawn = move.removed.map(({ id }) => id);
  return { turn: settled, session: { ...session, head: move.head }, withdrawn };
}

/** Writes the result, moves the session and charges the coins, in one transaction and only while the lease holds. */
export async function settle(
  { db, reads, clock, ids, jobs, signals, watch }: SettleNeeds,
  turn: Turn,
  outcome: Outcome,
): Promise<Settled | undefined> {
  try {
    const settled = await db.transaction().execute(async (tx) => {
      const written = await settleWithin({ tx, clock, ids, jobs }, turn, outcome);
      await signals.send(tx, { about: "turns_ended", ids: [turn.id] });
      await watch?.("committing");
      return written;
    });
    await reads.wrote(settled.session.user_id);
    return settled;
  } catch (error) {
    if (error instanceof LeaseLost) return undefined;
    throw error;
  }
}

async function returnCoins(within: InTransaction, { id, held, session_id }: Turn): Promise<number> {
  if (held > 0) return (await voidHold(within, id)).balance;
  const session = await findSession(within.tx, session_id);
  return session === undefined ? 0 : (await balanceOf(within.tx, session.user_id)).balance;
}

/** Voids a pending turn and gives back its held coins. Returns undefined if it had ended. */
export function voidTurn(
  { db, clock, ids, signals }: Pick<SettleNeeds, "db" | "clock" | "ids" | "signals">,
  which: { id: string; lease?: string | undefined; expired?: Date | undefined },
  code: VoidCode,
): Promise<Turn | undefined> {
  return db.transaction().execute(async (tx) => {
    const turn = await voidPending(tx, which, voidReason(code, clock.now()));
    if (turn === undefined) return undefined;
    const cost = { charged: 0, balance_after: await returnCoins({ tx, clock, ids }, turn) };
    await noteCharge(tx, turn.id, cost);
    await signals.send(tx, { about: "turns_ended", ids: [turn.id] });
    return { ...turn, ...cost };
  });
}
