import { defineJob, type JobKind } from "../../../jobs/kinds.ts";
import type { Ids } from "../../../lib/ids.ts";
import { notify, tellAnswered } from "../../notifications/index.ts";
import { createPlayableStories } from "../engine/playable-stories.ts";
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
      const version = await createPlayableStories().find(db, story);
      if (version === undefined) return;
      const since = new Date(clock.now().getTime() - keptDays * dayMs);
      const lines = await findUnansweredTurns(db, story, { since, most });
      for (const line of await answeredNow(version, lines)) {
        const { id, user_id: userId, session_id: sessionId, text: excerpt } = line;
        await db.transaction().execute((tx) =>
          notify(
            { tx, clock, ids },
            {
              userId,
              kind: "line_answered",
              occasion: id,
              storyId: story_id,
              sessionId,
              excerpt,
            },
          ),
        );
      }
    },
  });
}
