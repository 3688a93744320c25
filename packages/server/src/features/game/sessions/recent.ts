import { storyLanguages, type GameSessionPage, type GameSessionSummary } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import { pageOf, readCursor } from "../../../lib/cursor.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { isVeiledFor, mature } from "../../stories/mature/mature.ts";
import { readableIds } from "../../stories/sharing/readers.ts";
import { shownCover } from "../../stories/story-answer.ts";
import { findRecentSessions, type RecentSession } from "./repo.ts";
import { endingsFound } from "../plays/answers.ts";
import { endingTitle, rowEnding, rowProgress } from "../plays/progress.ts";
import { lastLineOf } from "./last-line.ts";

interface SessionsQuery {
  is_completed?: boolean | undefined;
  cursor?: string | undefined;
  limit: number;
}

export async function recentSessions(
  { db }: { db: Db },
  { is_completed: isCompleted, cursor, limit }: SessionsQuery,
  viewer: Viewer,
): Promise<GameSessionPage> {
  const asked = { isCompleted, after: readCursor(cursor), limit: limit + 1 };
  const found = await findRecentSessions(db, viewer.id, asked);
  const { rows, next_cursor } = pageOf(found, limit, ({ updated_at }) => updated_at);
  const stories = rows
    .filter(({ deleted_at }) => deleted_at === null)
    .map(({ story_id, story_status, author_id }) => ({
      id: story_id,
      status: story_status,
      author_id,
    }));
  const readable = await readableIds(db, stories, viewer);
  const sessions = rows.map((row) =>
    summaryAnswer(row, { viewer, isOpen: readable.has(row.story_id) }),
  );
  return { sessions, next_cursor };
}

function summaryAnswer(
  session: RecentSession,
  { viewer, isOpen }: { viewer: Viewer; isOpen: boolean },
): GameSessionSummary {
  const { story_id } = session;
  const isVeiled = isVeiledFor(session, viewer);
  return {
    id: session.id,
    story_id,
    ...rowProgress(session),
    endings_found: endingsFound([session]),
    ending: endingTitle(rowEnding(session)),
    branched_from: session.branched_from,
    created_at: session.created_at.toISOString(),
    updated_at: session.updated_at.toISOString(),
    story_title: session.story_title,
    story_language: storyLanguages.find((language) => language === session.story_language) ?? "en",
    cover_image_url: isVeiled ? null : shownCover(session.cover_image_url),
    image_alt: isVeiled ? "" : session.image_alt,
    last_line: isVeiled ? "" : lastLineOf(session.told_last),
    is_mature: session.content_rating === mature,
    is_veiled: isVeiled,
    is_story_open: isOpen,
  };
}
