import { recordCompletion, takeBackCompletion } from "../../engagement/index.ts";
import { recordEvents, takeBackEvent } from "../../progress/index.ts";
import { lockPlayerWallet } from "../../wallet/index.ts";
import type { InTransaction } from "../dependencies.ts";
import { findSessionsOf, findTurnSummaries, updateSession, type Session } from "../repo.ts";
import { columnsOf, stateOf, type State } from "./fold.ts";
import { occasionsOf, without, type Occasion } from "./occasions.ts";

export interface Move {
  before: State;
  after: State;
}

/** The player's other sessions with the story, for whatever counts only once over all of them. */
async function otherSessions({ tx }: InTransaction, session: Session): Promise<Session[]> {
  const { user_id: userId, story_id: storyId } = session;
  const all = await findSessionsOf(tx, { userId, storyId });
  return all.filter(({ id }) => id !== session.id);
}

function stillHolds({ kind, occasion }: Occasion, others: readonly Session[]): boolean {
  const isOf = ({ story_id }: Session, node: string) => occasion === `${story_id}/${node}`;
  return others.some((other) => {
    if (kind === "scene_found") return other.scenes.some((node) => isOf(other, node));
    if (other.ending_node === null) return false;
    if (kind === "ending_found") return isOf(other, other.ending_node);
    return kind === "finished" && other.family === occasion;
  });
}

/**
 * Counts an ending that was reached or taken back. Everyone who plays the story waits for this, so it must come last in
 * the transaction.
 */
export async function countCompletion(
  within: InTransaction,
  session: Session,
  { before, after }: Move,
): Promise<void> {
  const isOver = after.ending !== null;
  if ((before.ending !== null) === isOver) return;
  const { story_id: storyId, user_id: userId, family: sessionId } = session;
  const play = { storyId, userId, sessionId };
  if (isOver) {
    await recordCompletion(within, play);
    return;
  }
  const others = await otherSessions(within, session);
  const isFinished = others.some((one) => one.family === sessionId && one.ending_node !== null);
  if (!isFinished) await takeBackCompletion(within, play);
}

async function countProgress(
  within: InTransaction,
  session: Session,
  { before, after }: Move,
): Promise<void> {
  const { user_id: userId, story_id: storyId } = session;
  const was = occasionsOf(session, before);
  const is = occasionsOf(session, after);
  const lost = without(was, is);
  if (lost.length > 0) {
    // Another of the player's sessions may reach the same ending at this moment.
    await lockPlayerWallet(within.tx, userId);
    const others = await otherSessions(within, session);
    for (const one of lost)
      if (!stillHolds(one, others)) await takeBackEvent(within, { userId, ...one });
  }
  const news = without(is, was).map(({ kind, occasion }) => ({ kind, occasion, storyId }));
  await recordEvents(within, userId, news);
}

/**
 * Moves the session to another part, or records a picture of this one, and updates everything that depends on it
 * except the story's counts: `countCompletion` follows at the end of the transaction.
 */
export async function moveHead(
  within: InTransaction,
  session: Session,
  head: string | null,
  /** The turn that moved it, if any. */
  by?: string,
): Promise<Move> {
  const turns = await findTurnSummaries(within.tx, session.id);
  const before = stateOf(
    session,
    turns.filter(({ id }) => id !== by),
    session.head,
  );
  const after = stateOf(session, turns, head);
  await countProgress(within, session, { before, after });
  await updateSession(within.tx, session.id, {
    head,
    ...columnsOf(after),
    updated_at: within.clock.now(),
  });
  return { before, after };
}
