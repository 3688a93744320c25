import type { UnansweredLines } from "@katha/api/contract";
import { topicsOfLine } from "@katha/narrator";
import type { Db } from "../../../db/open.ts";
import { notFound } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { storyAsEdited } from "../../stories/authoring/saving/beside.ts";
import { editable } from "../../stories/service.ts";
import { answeredNow, savedVersion } from "./answered-now.ts";
import { findLines, removeLine } from "./repo.ts";

export async function listUnanswered(
  { db }: { db: Db },
  storyId: string,
  viewer: Viewer,
): Promise<UnansweredLines> {
  await editable({ db }, storyId, viewer);
  const lines = await findLines(db, storyId);
  if (lines.length === 0) return { groups: [] };
  const story = await storyAsEdited({ db }, storyId, viewer);
  // Lines that this very version could not answer need no check.
  const before = lines.filter(({ story_version }) => story_version !== story.version);
  const version = savedVersion(story);
  const answered = await answeredNow(version, before);
  return {
    groups: lines.map((line) => {
      const { id, text, count, scene, last_day, act, about, declined } = line;
      const topics = topicsOfLine(version, text, about);
      const isAnswered = answered.has(line);
      return {
        id,
        text,
        count,
        scene,
        last_day,
        act,
        about,
        topics,
        declined,
        answered: isAnswered,
      };
    }),
  };
}

export async function dismissUnanswered(
  { db }: { db: Db },
  which: { id: string; group: string },
  viewer: Viewer,
): Promise<{ message: string }> {
  await editable({ db }, which.id, viewer);
  if (!(await removeLine(db, which)))
    throw notFound("unanswered_not_found", "There is no such line: it may have gone already.");
  return { message: "The line is off the list." };
}
