import type { Tx } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import {
  addEvent,
  cool,
  count,
  findLastEvent,
  lockCounts,
  removeEvent,
  warm,
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

/** Locks the story's counts until the transaction ends. */
export async function lockStoryCounts(tx: Tx, storyId: string): Promise<void> {
  await lockCounts(tx, storyId);
}

/** Once per session; it raises warmth once a day per player. */
async function record({ tx, clock }: InTransaction, kind: EventKind, play: Play): Promise<boolean> {
  const { storyId, userId, sessionId } = play;
  await lockCounts(tx, storyId);
  const at = clock.now();
  const last = await findLastEvent(tx, kind, play, true);
  const is_warm = last === undefined || at.getTime() - last.happened_at.getTime() >= dayMs;
  const event = { kind, session_id: sessionId, story_id: storyId, user_id: userId, is_warm };
  if (!(await addEvent(tx, { ...event, happened_at: at }))) return false;
  await count(tx, storyId, { [totals[kind]]: 1 });
  if (is_warm) await warm(tx, storyId, kind, at);
  return true;
}

/** Records that a session began. Returns whether it was new. */
export function recordPlay(within: InTransaction, play: Play): Promise<boolean> {
  return record(within, "play", play);
}

/** Records that a session reached an ending; once per session. */
export function recordCompletion(within: InTransaction, play: Play): Promise<boolean> {
  return record(within, "completion", play);
}

/** The ending was undone, and the session has no other. */
export async function takeBackCompletion(
  { tx }: Pick<InTransaction, "tx">,
  play: Play,
): Promise<void> {
  await lockCounts(tx, play.storyId);
  const taken = await removeEvent(tx, "completion", play.sessionId);
  if (!taken) return;
  await count(tx, taken.story_id, { completions_total: -1 });
  if (taken.is_warm) await cool(tx, taken.story_id, "completion", taken.happened_at);
}
