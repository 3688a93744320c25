import { noSession, type GameSession, type SessionCheck } from "@katha/api/contract";
import { hasScenes, nodeNamed } from "@katha/storygraph";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { startPosition, offersAt } from "@katha/narrator";
import { recordPlay } from "../../engagement/index.ts";
import { recordEvent } from "../../progress/index.ts";
import { lockVersion } from "../../stories/authoring/history.ts";
import { storyById } from "../../stories/service.ts";
import { lockPlayerWallet } from "../../wallet/index.ts";
import type { GameDependencies } from "../dependencies.ts";
import { findSessionsOf, insertSession } from "../repo.ts";
import { checkAnswer } from "../state/answers.ts";
import { readSession } from "./read.ts";
import type { PlayableStory } from "./playable-stories.ts";

/** The session to resume: the latest unfinished one, else the latest. */
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

function openingOf(work: PlayableStory) {
  const position = startPosition(work.graph);
  return {
    node: position.node,
    // A story without scenes begins with its tagline.
    text: nodeNamed(work.graph, position.node)?.text ?? (hasScenes(work.graph) ? "" : work.tagline),
    offers: offersAt(work.graph, position),
  };
}

/** Begins a story or resumes its unfinished session. */
export async function beginStory(
  needs: GameDependencies,
  storyId: string,
  viewer: Viewer,
): Promise<GameSession> {
  const { db, clock, ids, playableStories } = needs;
  const story = await storyById({ db }, storyId, viewer);
  // Only editors see a story's structure; they may try their own drafts, and so may readers with a share link.
  const isEditor = story.story_structure !== undefined;
  const isForSale = story.is_premium && story.status === "published";
  if (isForSale && !viewer.has_premium_access && !isEditor) throw premiumNeeded();
  if (story.is_veiled) throw matureVeiled();
  const { version } = story;
  const work = await playableStories.find(db, { id: storyId, version });
  const id = await db.transaction().execute(async (tx) => {
    if (work === undefined || !(await lockVersion(tx, { id: storyId, version }))) return null;
    // Two tabs that begin at once wait for each other here.
    await lockPlayerWallet(tx, viewer.id);
    const [latest] = await findSessionsOf(tx, { userId: viewer.id, storyId });
    if (latest !== undefined && latest.ending === null) return latest.id;
    await needs.quotas.refuseMore(tx, "plays", viewer.id);
    const sessionId = ids();
    const opening = openingOf(work);
    const now = clock.now();
    await insertSession(tx, {
      id: sessionId,
      user_id: viewer.id,
      story_id: storyId,
      story_version: version,
      family: sessionId,
      opening: JSON.stringify(opening),
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
  // The story was saved meanwhile and this version was not kept.
  if (id === null) return beginStory(needs, storyId, viewer);
  return readSession(needs, id, viewer);
}
