import { hasScenes } from "@katha/storygraph";
import type { AlongBundle } from "@katha/api/contract";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { contentTextAt } from "../../stories/authoring/history.ts";
import { storyById } from "../../stories/service.ts";
import { balanceOf } from "../../wallet/index.ts";
import type { GameDependencies } from "../dependencies.ts";
import { playableFrom } from "@katha/play";
import { openPlay } from "../kept-plays/open-play.ts";
import { readSession } from "../sessions/read.ts";
import { ongoingPlayOf } from "./along-play.ts";
import { withoutPrivate } from "./without-private.ts";

function staysOnline(): Problem {
  const detail = "This story stays online: it is premium, or no longer open to be read.";
  return new Problem(403, "stays_online", detail);
}

function authorKeepsOnline(): Problem {
  const detail = "Its author keeps this story online: it cannot be taken along.";
  return new Problem(403, "author_keeps_online", detail);
}

/** Refuses stories that are paid for, that can no longer be read where they stand, or that their authors keep online. */
async function refuseToLeave(
  { db }: Pick<GameDependencies, "db">,
  storyId: string,
  viewer: Viewer,
): Promise<void> {
  const story = await storyById({ db }, storyId, viewer).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) throw staysOnline();
    throw error;
  });
  if (story.is_premium || story.is_veiled) throw staysOnline();
  if (story.is_online_only) throw authorKeepsOnline();
}

/** What a device needs to tell a session's next parts by itself. */
export async function takeAlong(
  needs: GameDependencies,
  { session_id: id, story }: { session_id: string; story?: boolean | undefined },
  viewer: Viewer,
): Promise<AlongBundle> {
  const { db } = needs;
  const open = await openPlay(needs, id, viewer);
  const { story_id, story_version } = open.session;
  await refuseToLeave(needs, story_id, viewer);
  const text = await contentTextAt(db, story_id, story_version);
  if (text === undefined || !hasScenes(playableFrom(text).graph))
    throw new Problem(
      409,
      "needs_model",
      "A model tells this story: there is nothing to take along.",
    );
  const play = await ongoingPlayOf(needs, open);
  return {
    session: await readSession(needs, id, viewer),
    story_version,
    balance: (await balanceOf(db, viewer.id)).balance,
    play: JSON.stringify(play),
    story: story === true ? withoutPrivate(text) : null,
  };
}
