import {
  storiesPerPage,
  type Story,
  type StoryDetail,
  type StoryList,
  type StoryStructure,
} from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { notFound } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import type { Clock } from "../../lib/clock.ts";
import {
  countPublished,
  findByWords,
  findFeatured,
  findManuscript,
  findPublished,
  findStory,
  findTrending,
  type StoryRow,
} from "./repo.ts";
import { storyAnswer } from "./story-answer.ts";

export interface StoriesDependencies {
  db: Db;
  clock: Clock;
}

function shelf(rows: StoryRow[], viewer: Viewer | null): Story[] {
  return rows.map((row) => storyAnswer(row, viewer));
}

export async function pageOfStories(
  { db }: StoriesDependencies,
  page: number,
  viewer: Viewer | null,
): Promise<StoryList> {
  const total = await countPublished(db);
  const offset = (page - 1) * storiesPerPage;
  const rows = offset < total ? await findPublished(db, storiesPerPage, offset) : [];
  return {
    stories: shelf(rows, viewer),
    page,
    total_pages: Math.ceil(total / storiesPerPage),
    total_stories: total,
  };
}

export async function featured({ db }: StoriesDependencies, limit: number, viewer: Viewer | null) {
  return shelf(await findFeatured(db, limit), viewer);
}

export async function trending(
  { db, clock }: StoriesDependencies,
  limit: number,
  viewer: Viewer | null,
) {
  return shelf(await findTrending(db, clock.now(), limit), viewer);
}

export async function search(
  { db }: StoriesDependencies,
  asked: { q: string; limit: number },
  viewer: Viewer | null,
) {
  const words = asked.q.trim().toLowerCase();
  return words === "" ? [] : shelf(await findByWords(db, words, asked.limit), viewer);
}

function mayEdit(row: StoryRow, viewer: Viewer | null): boolean {
  return viewer !== null && (viewer.role === "admin" || viewer.id === row.author_id);
}

export async function storyById(
  { db }: StoriesDependencies,
  id: string,
  viewer: Viewer | null,
): Promise<StoryDetail> {
  const row = await findStory(db, id);
  const isEditor = row !== undefined && mayEdit(row, viewer);
  if (row === undefined || (row.status !== "published" && !isEditor))
    throw notFound("This story is not on our shelves.");
  const answer = storyAnswer(row, viewer);
  if (!isEditor) return answer;
  const { story_structure, story_system_prompt } = await findManuscript(db, id);
  return { ...answer, story_structure: story_structure as StoryStructure, story_system_prompt };
}
