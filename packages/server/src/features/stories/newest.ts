import type { Story, StoryTrait } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { filtersFrom } from "./browse/filters.ts";
import { findNames, gather, type Part } from "./browse/repo.ts";
import { storyNotFound } from "../../lib/story-problems.ts";
import { storiesByIds, storyById } from "./service.ts";

export type TraitOfLists = Extract<StoryTrait, "author" | "tag" | "language" | "category">;
export type TraitsOfList = Readonly<Partial<Record<TraitOfLists, string | undefined>>>;

export interface ListedStories {
  /** What a guest may see of them. */
  stories: Story[];
  /** With mature ones, of which a guest sees none. */
  total: number;
}

/** The newest published stories as guests see them, without mature ones. */
export async function newestForGuests(
  db: Db,
  traits: TraitsOfList,
  part: Part,
): Promise<ListedStories> {
  const asked = { filters: filtersFrom(traits), viewerId: null };
  const { ids, total } = await gather(db, asked, "new", part);
  const stories = await storiesByIds({ db }, ids, null);
  const open = ids.flatMap((id) => stories.get(id) ?? []).filter(({ is_veiled }) => !is_veiled);
  return { stories: open, total };
}

/** A category's or tag's name; undefined if there is none. */
export async function nameOfTrait(
  db: Db,
  trait: "category" | "tag",
  id: string,
): Promise<string | undefined> {
  const names = await findNames(db, [`${trait}:${id}`]);
  return names.get(`${trait}:${id}`);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A published story as guests see it; a mature one does not exist for other software. */
export async function storyForGuests(db: Db, id: string): Promise<Story> {
  if (!uuid.test(id)) throw storyNotFound();
  const story = await storyById({ db }, id, null);
  if (story.is_veiled) throw storyNotFound();
  return story;
}
