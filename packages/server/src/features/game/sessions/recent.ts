import { storyLanguages, type GameSessionPage, type GameSessionSummary } from "@katha/api/contract";
import { pageOf, readCursor } from "../../../lib/cursor.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { GameDependencies, PlayNeeds } from "../dependencies.ts";
import { keyOfSession } from "../threads/story-engine.ts";
import { isVeiledFor, mature } from "../../stories/mature/mature.ts";
import { readableIds } from "../../stories/sharing/readers.ts";
import { shownCover } from "../../stories/story-answer.ts";
import { findRecentSessions, type RecentSession } from "./repo.ts";
import { endingsFound } from "../kept-plays/answers.ts";
import { endingTitle } from "@katha/play";
import { rowEnding, rowProgress } from "../kept-plays/progress.ts";
import { lastLineOf } from "./last-line.ts";

interface SessionsQuery {
  story_id?: string | undefined;
  is_completed?: boolean | undefined;
  cursor?: string | undefined;
  limit: number;
}

export async function recentSessions(
  { db, engine }: PlayNeeds,
  { story_id: storyId, is_completed: isCompleted, cursor, limit }: SessionsQuery,
  viewer: Viewer,
): Promise<GameSessionPage> {
  const asked = { storyId, isCompleted, after: readCursor(cursor), limit: limit + 1 };
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
  const places =
    storyId === undefined ? new Map<string, string | null>() : await placesOf(engine, rows);
  const sessions = rows.map((row) =>
    summaryAnswer(row, {
      viewer,
      isOpen: readable.has(row.story_id),
      place: places.get(row.id) ?? null,
    }),
  );
  return { sessions, next_cursor };
}

/** The places at which sessions of one story are, by session. A session is played by the version that it began with. */
async function placesOf(
  engine: GameDependencies["engine"],
  rows: readonly RecentSession[],
): Promise<Map<string, string | null>> {
  const places = new Map<string, string | null>();
  for (const ofVersion of Map.groupBy(rows, ({ story_version }) => story_version).values()) {
    const [first] = ofVersion;
    if (first === undefined) continue;
    const nodes = ofVersion.map(({ node }) => node);
    const named = await engine.run("places", keyOfSession(first), nodes);
    for (const [at, { id }] of ofVersion.entries()) places.set(id, named[at] ?? null);
  }
  return places;
}

function summaryAnswer(
  session: RecentSession,
  { viewer, isOpen, place }: { viewer: Viewer; isOpen: boolean; place: string | null },
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
    place: isVeiled ? null : place,
    is_mature: session.content_rating === mature,
    is_veiled: isVeiled,
    is_story_open: isOpen,
  };
}
