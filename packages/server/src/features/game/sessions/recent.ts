import {
  storyLanguages,
  type GameSessionPage,
  type GameSessionSummary,
  type listSessions,
  type QueryOf,
} from "@katha/api/contract";
import { pageOf, readCursor } from "../../../lib/cursor.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { GameDependencies, PlayNeeds } from "../dependencies.ts";
import { keyOfSession } from "../threads/story-engine.ts";
import { isVeiledFor, mature } from "../../stories/mature/mature.ts";
import { readableIds } from "../../stories/sharing/readers.ts";
import { shownCover } from "../../stories/story-answer.ts";
import { findRecentSessions, type RecentSession } from "./repo.ts";
import { endingsFound, sessionFacts } from "../kept-plays/answers.ts";
import { lastLineOf } from "./last-line.ts";

export async function recentSessions(
  { db, engine }: PlayNeeds,
  { cursor, limit, ...which }: QueryOf<typeof listSessions>,
  viewer: Viewer,
): Promise<GameSessionPage> {
  const asked = { ...which, after: readCursor(cursor), limit: limit + 1 };
  const found = await findRecentSessions(db, viewer.id, asked);
  const { rows, next_cursor } = pageOf(found, limit, ({ updated_at }) => updated_at);
  const stories = rows
    .filter(({ deleted_at }) => deleted_at === null)
    .map(({ story_id: id, story_status: status, author_id }) => ({ id, status, author_id }));
  const readable = await readableIds(db, stories, viewer);
  const places =
    which.story_id === undefined ? new Map<string, null>() : await placesOf(engine, rows);
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
  const isVeiled = isVeiledFor(session, viewer);
  return {
    ...sessionFacts(session),
    endings_found: endingsFound([session]),
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
