import { defineJob, type JobKind } from "../../../jobs/kinds.ts";
import type { Ids } from "../../../lib/ids.ts";
import { notify, tellAnswered } from "../../notifications/index.ts";
import { contentTextAt } from "../../stories/authoring/history.ts";
import { playableFrom } from "@katha/play";
import { answeredNow } from "./answered-now.ts";
import { findPublished, findUnansweredTurns } from "./repo.ts";
import { keptDays } from "./sweep.ts";

const dayMs = 86_400_000;
/** Lines looked at after a change of a story. */
const most = 300;

/**
 * Tells players of their lines that a published story answers since its author changed it. Only of lines that its author
 * was shown, which they still do not know whose they were.
 */
export function answeredLinesTold({ ids }: { ids: Ids }): JobKind {
  return defineJob({
    ...tellAnswered,
    run: async ({ story_id }, { db, clock }) => {
      const story = await findPublished(db, story_id);
      if (story === undefined) return;
      const text = await contentTextAt(db, story_id, story.version);
      if (text === undefined) return;
      const since = new Date(clock.now().getTime() - keptDays * dayMs);
      const lines = await findUnansweredTurns(db, story, { since, most });
      const answered = [...(await answeredNow(playableFrom(text), lines))];
      const news = answered.map((line) => ({
        userId: line.user_id,
        kind: "line_answered" as const,
        occasion: line.id,
        storyId: story_id,
        sessionId: line.session_id,
        excerpt: line.text,
      }));
      await db.transaction().execute((tx) => notify({ tx, clock, ids }, ...news));
    },
  });
}
