import { recordCompletion, takeBackCompletion } from "../../engagement/index.ts";
import { recordEvents, takeBackEvent } from "../../progress/index.ts";
import { lockPlayerWallet } from "../../wallet/index.ts";
import type { GameDependencies, InTransaction } from "../dependencies.ts";
import { type KeptPlay } from "@katha/play";
import { progressColumns, rowEnding } from "./progress.ts";
import { findSessionsOf, updateSession, type Session } from "../repo.ts";
import { occasionsOf, without, type Occasion } from "./occasions.ts";
import { findPicturesOf, keepSnapshot, setStanding, type Shown } from "./repo.ts";

/** A step of a session: a part or a picture comes, a part goes, or one telling takes the place of another. */
export interface Move {
  head: string | null;
  /** The play at the new head. */
  play: KeptPlay;
  /** A part or a picture; a telling that is chosen again comes with its pictures. */
  added: readonly Shown[];
  /** A part that stands no longer, with its pictures after it; or a picture alone. */
  removed: readonly Shown[];
  /** XP spent on the undo itself. */
  spent: number;
  /** The turn that moved it, if any. */
  by: string | null;
}

/** A part with its pictures. */
export async function withPictures({ tx }: InTransaction, part: Shown): Promise<Shown[]> {
  return [part, ...(await findPicturesOf(tx, [part.id]))];
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
  within: InTransaction & Pick<GameDependencies, "jobs">,
  session: Session,
  { play }: Pick<Move, "play">,
): Promise<void> {
  const isOver = play.ending !== null;
  if ((session.ending !== null) === isOver) return;
  const { story_id: storyId, user_id: userId, family: sessionId } = session;
  const ofPlay = { storyId, userId, sessionId };
  if (isOver) {
    await recordCompletion(within, ofPlay);
    return;
  }
  const others = await otherSessions(within, session);
  const isFinished = others.some((one) => one.family === sessionId && one.ending_node !== null);
  if (!isFinished) await takeBackCompletion(within, ofPlay);
}

async function countProgress(
  within: InTransaction,
  session: Session,
  { play, added, removed }: Move,
): Promise<void> {
  const { user_id: userId, story_id: storyId, scenes } = session;
  const was = occasionsOf(session, { turns: removed, scenes, ending: rowEnding(session) });
  const is = occasionsOf(session, { turns: added, scenes: play.scenes, ending: play.ending });
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

const costOf = (pictures: readonly Shown[]) =>
  pictures.reduce((sum, { action, xp_cost }) => sum + (action === "show" ? xp_cost : 0), 0);

/**
 * Moves the session to another part, or records a picture of this one, and updates everything that depends on it
 * except the story's counts: `countCompletion` follows at the end of the transaction. Returns the XP spent beside the
 * parts.
 */
export async function moveHead(
  within: InTransaction,
  session: Session,
  move: Move,
): Promise<{ spentBeside: number }> {
  const { head, play, added, removed, spent, by } = move;
  const { tx, clock } = within;
  const spentBeside = (session.spent_beside ?? 0) + spent + costOf(added) - costOf(removed);
  await countProgress(within, session, move);
  await updateSession(tx, session.id, {
    head,
    ...(by !== null && { newest: by }),
    ...progressColumns(play, spentBeside),
    updated_at: clock.now(),
  });
  const [first] = removed;
  if (first !== undefined) await setStanding(tx, first.id, false);
  if (head !== null && head !== session.head)
    await keepSnapshot(tx, { part: head, session_id: session.id, play }, session.head);
  return { spentBeside };
}
