import {
  noSession,
  type BodyOf,
  type createSession,
  type GameSession,
  type SessionCheck,
} from "@katha/api/contract";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { recordCompletion, recordPlay } from "../../engagement/index.ts";
import { answerOnce } from "../../idempotency/index.ts";
import { recordEvents } from "../../progress/index.ts";
import { lockVersion } from "../../stories/authoring/history.ts";
import { retryWhenSaved } from "../../stories/authoring/retry-when-saved.ts";
import { storyById } from "../../stories/service.ts";
import { lockPlayerWallet } from "../../wallet/index.ts";
import type { GameDependencies } from "../dependencies.ts";
import { progressColumns, rowProgress } from "../kept-plays/progress.ts";
import { unlessVersionGone } from "../threads/story-engine.ts";
import { occasionsOf } from "../kept-plays/occasions.ts";
import { findSessionsOf, insertSession, type Session } from "../repo.ts";
import { readSession } from "./read.ts";
import { isUnpaid, matureVeiled, premiumNeeded } from "./refusals.ts";

/** The session to resume: the latest unfinished one, or else the latest. */
export async function checkStory(
  { db }: Pick<GameDependencies, "db">,
  storyId: string,
  viewer: Viewer,
): Promise<SessionCheck> {
  const known = await findSessionsOf(db, { userId: viewer.id, storyId });
  const [latest] = known;
  if (latest === undefined) return noSession;
  const { id: session_id } = latest;
  return {
    has_existing_session: true,
    session_id,
    sessions_count: known.length,
    ...rowProgress(latest),
  };
}

/** The nodes of the endings that the player has reached. */
function endingsIn(sessions: readonly Session[]): string[] {
  const found = sessions.flatMap(({ ending_node: node }) => (node === null ? [] : [node]));
  return [...new Set(found)].toSorted();
}

interface Beginning extends BodyOf<typeof createSession> {
  /** An Idempotency-Key, which begins anew once. */
  key: string | undefined;
}

/** Begins a story or resumes its unfinished session. */
export async function beginStory(
  needs: GameDependencies,
  beginning: Beginning,
  viewer: Viewer,
): Promise<GameSession> {
  const id = await retryWhenSaved(() => beginOnce(needs, beginning, viewer));
  return readSession(needs, id, viewer);
}

/** Undefined if the story was saved meanwhile and this version was not kept, or an ending was found meanwhile. */
async function beginOnce(
  needs: GameDependencies,
  { story_id: storyId, who: given = null, anew, key: idempotencyKey }: Beginning,
  viewer: Viewer,
): Promise<string | undefined> {
  const { db, clock, ids, jobs } = needs;
  const story = await storyById({ db }, storyId, viewer);
  if (isUnpaid(story)) throw premiumNeeded();
  if (story.is_veiled) throw matureVeiled();
  const key = { id: storyId, version: story.version };
  const known = await findSessionsOf(db, { userId: viewer.id, storyId });
  const goesOn = ([last]: readonly Session[]) =>
    !anew && last !== undefined && last.ending === null ? last.id : undefined;
  const open = goesOn(known);
  if (open !== undefined) return open;
  const sessionId = ids();
  const endings_before = endingsIn(known);
  const session = { family: sessionId, endings_before };
  const begun = await unlessVersionGone(needs.engine.run("begin", key, { session, given }));
  if (begun === undefined) return undefined;
  if ("faults" in begun) throw new Problem(422, "invalid_input", [...begun.faults]);
  const { opening, who } = begun;
  const { node, text, offers, became, play } = opening;
  return db.transaction().execute(async (tx) => {
    if (!(await lockVersion(tx, key))) return undefined;
    // Two tabs that start at the same time wait for each other here.
    await lockPlayerWallet(tx, viewer.id);
    const earlier = await findSessionsOf(tx, { userId: viewer.id, storyId });
    const openNow = goesOn(earlier);
    if (openNow !== undefined) return openNow;
    if (endingsIn(earlier).join("\n") !== endings_before.join("\n")) return undefined;
    const once = {
      holder: viewer.id,
      call: "createSession",
      key: anew ? idempotencyKey : undefined,
      fingerprint: storyId,
    };
    return answerOnce({ tx, clock }, once, async () => {
      await needs.quotas.refuseMore(tx, "plays", viewer.id);
      const now = clock.now();
      await insertSession(tx, {
        id: sessionId,
        user_id: viewer.id,
        story_id: storyId,
        story_version: key.version,
        family: sessionId,
        opening: JSON.stringify({ node, text, offers, became }),
        who: who === null ? null : JSON.stringify(who),
        endings_before: JSON.stringify(endings_before),
        initial_xp: play.xp,
        ...progressColumns(play, 0),
        created_at: now,
        updated_at: now,
      });
      const reached = occasionsOf({ story_id: storyId, family: sessionId }, { ...play, turns: [] });
      const first = { kind: "begun", occasion: sessionId } as const;
      const events = [first, ...reached].map(({ kind, occasion }) => ({ kind, occasion, storyId }));
      await recordEvents({ tx, clock, ids }, viewer.id, events);
      const counted = { storyId, userId: viewer.id, sessionId };
      if (story.status === "published") await recordPlay({ tx, clock }, counted);
      // A story may begin at an ending, for those who found the others.
      if (play.ending !== null) await recordCompletion({ tx, clock, jobs }, counted);
      return sessionId;
    });
  });
}
