import type { Tx } from "../../db/open.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Clock } from "../../lib/clock.ts";
import { lockPlayerWallet } from "../wallet/index.ts";
import { readerFinished } from "./found-readers.ts";
import {
  addEvent,
  countLast,
  findLastEvent,
  hasPlay,
  removeEvent,
  type EventKind,
} from "./repo.ts";

interface InTransaction {
  tx: Tx;
  clock: Clock;
}

interface Play {
  storyId: string;
  userId: string;
  sessionId: string;
}

const totals = { play: "plays_total", completion: "completions_total" } as const;
const dayMs = 86_400_000;

/**
 * Counts once per session, and raises warmth once a day per player. A completion counts if the session's play did;
 * trying a draft does not. Locks the player's wallet, then the story's counts.
 */
async function record(
  { tx, clock, jobs }: InTransaction & { jobs?: JobQueue },
  kind: EventKind,
  play: Play,
): Promise<boolean> {
  const { storyId, userId, sessionId } = play;
  await lockPlayerWallet(tx, userId);
  const at = clock.now();
  const last = await findLastEvent(tx, kind, play, true);
  const isCounted = kind === "play" || (await hasPlay(tx, sessionId));
  const isDayLater = last === undefined || at.getTime() - last.happened_at.getTime() >= dayMs;
  const is_warm = isCounted && isDayLater;
  const event = { kind, session_id: sessionId, story_id: storyId, user_id: userId, is_warm };
  if (!(await addEvent(tx, { ...event, happened_at: at }))) return false;
  if (isCounted && jobs !== undefined) await readerFinished({ tx, jobs }, play);
  if (isCounted)
    await countLast(tx, storyId, {
      counts: { [totals[kind]]: 1 },
      warmed: is_warm ? { change: "warmer", kind, at } : undefined,
    });
  return true;
}

/** Records that a session began, at the end of its transaction. Returns whether it was new. */
export function recordPlay({ tx, clock }: InTransaction, play: Play): Promise<boolean> {
  return record({ tx, clock }, "play", play);
}

/** Records that a session reached an ending, once per session, at the end of its transaction. */
export function recordCompletion(
  within: InTransaction & { jobs: JobQueue },
  play: Play,
): Promise<boolean> {
  return record(within, "completion", play);
}

/** The ending was undone, and the session has no other. */
export async function takeBackCompletion(
  { tx }: Pick<InTransaction, "tx">,
  play: Play,
): Promise<void> {
  await lockPlayerWallet(tx, play.userId);
  const taken = await removeEvent(tx, "completion", play.sessionId);
  if (!taken || !(await hasPlay(tx, play.sessionId))) return;
  const { is_warm, happened_at: at } = taken;
  await countLast(tx, taken.story_id, {
    counts: { completions_total: -1 },
    warmed: is_warm ? { change: "cooler", kind: "completion", at } : undefined,
  });
}
