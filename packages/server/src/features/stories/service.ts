import {
  storiesPerPage,
  type Story,
  type StoryDetail,
  type StoryList,
  type StoryStructure,
  type StoryUserState,
} from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { pageOf, readCursor } from "../../lib/cursor.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { readingOf, userStates } from "../engagement/index.ts";
import { coverAwaitedUntil } from "../media/index.ts";
import { returnsOf } from "../review/queue.ts";
import { countForAdmins, findForAdmins, type AdminStoriesQuery } from "./admin-list.ts";
import {
  countPublished,
  findAsked,
  findAwaitedCovers,
  findByAuthor,
  findByIds,
  findFeatured,
  findCursorAt,
  findManuscript,
  findNewest,
  findStory,
  findTrending,
  type StoryRow,
} from "./repo.ts";
import { notYours, storyNotFound } from "../../lib/story-problems.ts";
import { searchStories, wordsAnywhere } from "./search/search.ts";
import { isTried, mayEdit, mayRead, sharedSince } from "./sharing/readers.ts";
import { isVeiledFor } from "./mature/mature.ts";
import { withLately } from "./lately.ts";
import { shownFigures } from "./counted.ts";
import { storyAnswer, veiled } from "./story-answer.ts";
import { whoAsked } from "./who-asked.ts";

export { storyNotFound } from "../../lib/story-problems.ts";

export interface StoriesDependencies {
  db: Db;
}

const publishedAt = ({ published_at, created_at }: StoryRow): Date => published_at ?? created_at;

async function toStories(db: Db, rows: StoryRow[], viewer: Viewer | null): Promise<Story[]> {
  const ids = rows.map(({ id }) => id);
  const stateOf = await userStates(db, viewer, ids);
  return rows.map((row) => answerFor(viewer, row, stateOf(row.id)));
}

function answerFor(viewer: Viewer | null, row: StoryRow, state: StoryUserState): Story {
  // Only published stories are sold, and not to those who may edit them; the same rule applies when it is started.
  const isFree = mayEdit(row, viewer) || isTried(row);
  const story = storyAnswer(row, isFree ? { ...state, has_premium_access: true } : state);
  return isVeiledFor(row, viewer) ? veiled(story) : story;
}

/** By cursor if there is one, which is fast at any depth; otherwise by offset. */
export async function pageOfStories(
  { db }: StoriesDependencies,
  { page, cursor }: { page: number; cursor?: string | undefined },
  viewer: Viewer | null,
): Promise<StoryList> {
  const after = readCursor(cursor);
  const total = await countPublished(db);
  const offset = (page - 1) * storiesPerPage;
  const isBehind = after === undefined && offset >= total;
  const from = after ?? (offset === 0 || isBehind ? undefined : await findCursorAt(db, offset));
  const found = isBehind ? [] : await findNewest(db, storiesPerPage + 1, from);
  const { rows, next_cursor } = pageOf(found, storiesPerPage, publishedAt);
  return {
    stories: await toStories(db, rows, viewer),
    page,
    total_pages: Math.ceil(total / storiesPerPage),
    total_stories: total,
    next_cursor,
  };
}

export async function featured({ db }: StoriesDependencies, limit: number, viewer: Viewer | null) {
  return toStories(db, await findFeatured(db, limit), viewer);
}

/** Filled up with the newest stories if too few are trending. */
export async function trending(
  { db, clock }: StoriesDependencies & { clock: Clock },
  limit: number,
  viewer: Viewer | null,
) {
  const warm = await findTrending(db, limit);
  const known = new Set(warm.map(({ id }) => id));
  const newest = warm.length < limit ? await findNewest(db, limit) : [];
  const fill = newest.filter(({ id }) => !known.has(id));
  const stories = await toStories(db, [...warm, ...fill].slice(0, limit), viewer);
  return withLately({ db, clock }, stories);
}

export async function search(
  { db }: StoriesDependencies,
  asked: { q: string; limit: number },
  viewer: Viewer | null,
) {
  const ids = await searchStories(db, asked.q, asked.limit);
  const stories = await storiesByIds({ db }, ids, viewer);
  return ids.flatMap((id) => stories.get(id) ?? []);
}

export async function storiesOf({ db }: { db: Db }, viewer: Viewer): Promise<Story[]> {
  return toStories(db, await findByAuthor(db, viewer.id), viewer);
}

/** Until when the user's covers that could not be fetched yet are tried again, by story. */
export async function awaitedCovers(
  { db }: { db: Db },
  viewer: Viewer,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await findAwaitedCovers(db, viewer.id);
  return new Map(
    rows.map((row) => [row.id, coverAwaitedUntil(row.cover_image_url, row.updated_at)]),
  );
}

export async function pageForAdmins(
  { db }: { db: Db },
  { page, q, ...asked }: Omit<AdminStoriesQuery, "query"> & { page: number; q: string },
  viewer: Viewer,
): Promise<StoryList> {
  const wanted = { ...asked, query: await wordsAnywhere(db, q) };
  const total = await countForAdmins(db, wanted);
  const offset = (page - 1) * storiesPerPage;
  const rows = await findForAdmins(db, wanted, { limit: storiesPerPage, offset, total });
  return {
    stories: await toStories(db, rows, viewer),
    page,
    total_pages: Math.ceil(total / storiesPerPage),
    total_stories: total,
  };
}

/** Stories of any status, in any order. */
export async function storiesByIds(
  { db }: { db: Db },
  ids: readonly string[],
  viewer: Viewer | null,
): Promise<Map<string, Story>> {
  const rows = ids.length === 0 ? [] : await findByIds(db, ids);
  const stories = await toStories(db, rows, viewer);
  return new Map(stories.map((story) => [story.id, story]));
}

/** For the author and administrators; to others, an unpublished story does not exist. */
export async function editable(
  { db }: StoriesDependencies,
  id: string,
  viewer: Viewer,
): Promise<void> {
  const row = await findStory(db, id);
  if (row !== undefined && mayEdit(row, viewer)) return;
  throw row?.status === "published" ? notYours() : storyNotFound();
}

export async function storyById(
  { db }: StoriesDependencies,
  id: string,
  viewer: Viewer | null,
): Promise<StoryDetail> {
  const row = await findStory(db, id);
  if (row === undefined) throw storyNotFound();
  if (!(await mayRead(db, row, viewer))) throw storyNotFound();
  return detailOf(db, row, viewer);
}

/** A story for the holder of a share link. */
export async function sharedStory(
  { db }: StoriesDependencies,
  id: string,
  viewer: Viewer | null,
): Promise<StoryDetail> {
  const row = await findStory(db, id);
  if (row === undefined) throw storyNotFound();
  return detailOf(db, row, viewer);
}

async function detailOf(db: Db, row: StoryRow, viewer: Viewer | null): Promise<StoryDetail> {
  const { id } = row;
  const state = (await userStates(db, viewer, [id]))(id);
  const shown = answerFor(viewer, row, state);
  const who = shown.is_veiled ? null : whoAsked(await findAsked(db, id));
  const counted = shown.is_veiled ? {} : shownFigures(row);
  const answer = { ...shown, who, counted, ...(await readingOf(db, viewer, id)) };
  if (!mayEdit(row, viewer)) return answer;
  const { story_structure, story_system_prompt, bible } = await findManuscript(db, id);
  const isReturnable = row.status === "draft" || row.status === "published";
  const returns = isReturnable ? await returnsOf(db, [id]) : undefined;
  return {
    ...answer,
    // The author sees the address that is being retried.
    cover_image_url: row.cover_image_url,
    cover_awaited_until: coverAwaitedUntil(row.cover_image_url, row.updated_at),
    story_structure: story_structure as StoryStructure,
    bible: bible ?? {},
    // Only administrators write it, so authors may not read it.
    ...(viewer?.role === "admin" && { story_system_prompt }),
    returned: returns?.get(id) ?? null,
    ...(isTried(row) && { shared_since: await sharedSince(db, id) }),
  };
}
