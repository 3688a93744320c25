import { noSession, type GameSession, type SessionCheck } from "@katha/api/contract";
import { hasScenes, nodeNamed, textAt, type WhoAnswers } from "@katha/storygraph";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { offersAt } from "@katha/narrator";
import { recordPlay } from "../../engagement/index.ts";
import { recordEvent } from "../../progress/index.ts";
import { lockVersion } from "../../stories/authoring/history.ts";
import { retryWhenSaved } from "../../stories/authoring/retry-when-saved.ts";
import { storyById } from "../../stories/service.ts";
import { lockPlayerWallet } from "../../wallet/index.ts";
import type { GameDependencies } from "../dependencies.ts";
import { findSessionsOf, insertSession, type Session } from "../repo.ts";
import { checkAnswer } from "../state/answers.ts";
import { readSession } from "./read.ts";
import { foldPlay, type PlayedSession } from "../state/play-fold.ts";
import type { PlayableStory } from "./playable-stories.ts";
import { whoFrom, type WhoGiven } from "./who.ts";

/** The session to resume: the latest unfinished one, or else the latest. */
export async function checkStory(
  { db }: Pick<GameDependencies, "db">,
  storyId: string,
  viewer: Viewer,
): Promise<SessionCheck> {
  const [latest] = await findSessionsOf(db, { userId: viewer.id, storyId });
  return latest === undefined ? noSession : checkAnswer(latest);
}

function premiumNeeded(): Problem {
  return new Problem(403, "premium_needed", "This is a premium story. Please upgrade to play.");
}

function matureVeiled(): Problem {
  const detail =
    "This story is for people of 17 and over. Choose to be shown mature stories first.";
  return new Problem(403, "mature_veiled", detail);
}

function openingOf(work: PlayableStory, played: PlayedSession) {
  const { graph, tagline } = work;
  const { position } = foldPlay(work, played, []).opening;
  const isThere = nodeNamed(graph, position.node) !== undefined;
  // A story without scenes begins with its tagline.
  const otherwise = hasScenes(graph) ? "" : tagline;
  return {
    node: position.node,
    text: isThere ? textAt(graph, position.node, position.state) : otherwise,
    offers: offersAt(graph, position).map(({ text, to }) => ({ text, to })),
  };
}

/** The nodes of the endings that the player has reached. */
function endingsIn(sessions: readonly Session[]): string[] {
  const found = sessions.flatMap(({ ending_node: node }) => (node === null ? [] : [node]));
  return [...new Set(found)].toSorted();
}

interface Beginning {
  storyId: string;
  who?: WhoGiven | null | undefined;
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

/** Undefined if the story was saved meanwhile and this version was not kept. */
async function beginOnce(
  needs: GameDependencies,
  { storyId, who: given = null }: Beginning,
  viewer: Viewer,
): Promise<string | undefined> {
  const { db, clock, ids, playableStories } = needs;
  const story = await storyById({ db }, storyId, viewer);
  if (story.is_premium && !story.user_state?.has_premium_access) throw premiumNeeded();
  if (story.is_veiled) throw matureVeiled();
  const { version } = story;
  const work = await playableStories.find(db, { id: storyId, version });
  return db.transaction().execute(async (tx) => {
    if (work === undefined || !(await lockVersion(tx, { id: storyId, version }))) return undefined;
    // Two tabs that start at the same time wait for each other here.
    await lockPlayerWallet(tx, viewer.id);
    const earlier = await findSessionsOf(tx, { userId: viewer.id, storyId });
    const [latest] = earlier;
    if (latest !== undefined && latest.ending === null) return latest.id;
    const who: WhoAnswers | null = given === null ? null : whoFrom(work.graph, given);
    await needs.quotas.refuseMore(tx, "plays", viewer.id);
    const sessionId = ids();
    const endings_before = endingsIn(earlier);
    const opening = openingOf(work, { family: sessionId, endings_before, who });
    const now = clock.now();
    await insertSession(tx, {
      id: sessionId,
      user_id: viewer.id,
      story_id: storyId,
      story_version: version,
      family: sessionId,
      opening: JSON.stringify(opening),
      who: who === null ? null : JSON.stringify(who),
      endings_before: JSON.stringify(endings_before),
      initial_xp: work.initialXp,
      current_xp: work.initialXp,
      scenes: JSON.stringify([opening.node]),
      created_at: now,
      updated_at: now,
    });
    const begun = { userId: viewer.id, kind: "begun", occasion: sessionId, storyId } as const;
    await recordEvent({ tx, clock, ids }, begun);
    if (story.status === "published")
      await recordPlay({ tx, clock }, { storyId, userId: viewer.id, sessionId });
    return sessionId;
  });
}
