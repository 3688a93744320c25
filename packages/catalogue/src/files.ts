import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import {
  contentRatings,
  difficultyLevels,
  gameConfigForm,
  storyLanguages,
  structureForm,
} from "@katha/api/contract";
import { lint, measure, middlingMinutes, normalise, findingText } from "@katha/storygraph";
import { z } from "zod";
import { readBook, type PartsRead } from "./book/book.ts";
import { CatalogueFault } from "./book/fault.ts";
import { jsonPage, pageAt } from "./book/pages.ts";

/** The catalogue that comes with Katha. */
export const catalogueFolder = fileURLToPath(new URL("..", import.meta.url));

const key = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const text = z.string().min(1);

const categoryFile = z.array(
  z.strictObject({ name: key, display_name: text, sort_order: z.int() }),
);
const tagFile = z.array(
  z.strictObject({ name: key, display_name: text, color: z.string().regex(/^#[0-9a-f]{6}$/i) }),
);
const authorFile = z.array(
  z.strictObject({ name: key, display_name: text, about: text, avatar: z.unknown() }),
);
const storyFile = z.strictObject({
  title: text,
  tagline: text,
  story_description: text,
  story_prompt: text,
  category: key,
  tags: z.array(key),
  author: key,
  language: z.enum(storyLanguages),
  content_rating: z.enum(contentRatings),
  difficulty_level: z.enum(difficultyLevels),
  initial_xp: z.int().min(0),
  is_featured: z.boolean(),
  is_premium: z.boolean(),
  awaits_native_reader: z.boolean().optional(),
  published_on: z.iso.date(),
  game_config: gameConfigForm,
  sources_note: z.string().default(""),
});
const bibleFile = z.looseObject({
  cast: z.array(z.looseObject({ name: text, name_native: text.optional() })),
  places: z.array(z.looseObject({ name: text, name_native: text.optional(), place: text })),
  objects: z.array(z.looseObject({ name: text })),
  names: z.array(z.looseObject({ latin: text, native: text })),
});
const coverFile = z.strictObject({ seed: z.int(), scene: z.looseObject({}) });

export type CategoryEntry = z.output<typeof categoryFile>[number];
export type TagEntry = z.output<typeof tagFile>[number];
export type AuthorEntry = z.output<typeof authorFile>[number];
export type Bible = z.output<typeof bibleFile>;
export type CoverRecipe = z.output<typeof coverFile>;

export interface StoryEntry extends z.output<typeof storyFile> {
  slug: string;
  structure: z.output<typeof structureForm>;
  measures: ReturnType<typeof measure>;
  /** Of reading, in a middling play. */
  minutes: number;
  cover: CoverRecipe;
  bible: Bible;
}

export interface Shelves {
  categories: CategoryEntry[];
  tags: TagEntry[];
  authors: AuthorEntry[];
}

export interface Catalogue extends Shelves {
  stories: StoryEntry[];
}

function checked<Output>(file: string, schema: z.ZodType<Output>, written: unknown): Output {
  const read = schema.safeParse(written);
  if (read.success) return read.data;
  throw new CatalogueFault(
    `${file} is not as the catalogue needs it: ${z.prettifyError(read.error)}`,
  );
}

function readJson<Output>(folder: string, file: string, schema: z.ZodType<Output>): Output {
  return checked(file, schema, jsonPage(pageAt(folder, file)));
}

/** What a story's cover is painted from. */
export const readCover = (folder: string, slug: string): CoverRecipe =>
  readJson(folder, `stories/${slug}/cover.json`, coverFile);

/** A story of the catalogue, which can be played to an end. */
export function readStory(folder: string, slug: string, parts?: PartsRead): StoryEntry {
  const book = readBook(folder, slug, parts);
  const at = (file: string) => `stories/${slug}/${file}`;
  const story = checked(at("story.md"), storyFile, book.front);
  // Answers hold text, lists of text, conditions and effects: their lines are readable, and the lint reads the rest.
  const { reactions, ...declared } = book.structure;
  const scenes = checked(at("scenes.md"), structureForm, declared);
  const structure = { ...scenes, ...(reactions !== undefined && { reactions }) };
  const graph = normalise(structure);
  const faults = lint(graph)
    .filter(({ severity }) => severity === "error")
    .map((found) => [found.node, findingText(found)].filter((part) => part !== null).join(": "));
  if (faults.length > 0)
    throw new CatalogueFault(`${slug} cannot be played to an end. ${faults.join("; ")}`);
  return {
    ...story,
    slug,
    structure,
    measures: measure(graph),
    minutes: middlingMinutes(graph) ?? 1,
    cover: checked(at("cover.json"), coverFile, book.cover),
    bible: checked(at("bible.json"), bibleFile, book.bible),
  };
}

/** The folders of the stories, by name. */
export function storySlugs(folder: string): string[] {
  return readdirSync(path.join(folder, "stories"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** What stories are sorted into and who wrote them. */
export function readShelves(folder: string): Shelves {
  return {
    categories: readJson(folder, "categories.json", categoryFile),
    tags: readJson(folder, "tags.json", tagFile),
    authors: readJson(folder, "authors.json", authorFile),
  };
}

/** Refuses a story that names a category, a tag or an author that the catalogue does not have. */
export function refuseUnknownNames(
  { categories, tags, authors }: Shelves,
  { slug, category, tags: own, author }: StoryEntry,
): void {
  const has = (entries: readonly { name: string }[], name: string) =>
    entries.some((entry) => entry.name === name);
  const unknown = [
    ...(has(categories, category) ? [] : [`category ${category}`]),
    ...own.filter((tag) => !has(tags, tag)).map((tag) => `tag ${tag}`),
    ...(has(authors, author) ? [] : [`author ${author}`]),
  ];
  if (unknown.length > 0)
    throw new CatalogueFault(
      `${slug} names what the catalogue does not have: ${unknown.join(", ")}.`,
    );
}

/** Everything that comes with Katha. */
export function readCatalogue(folder: string, parts?: PartsRead): Catalogue {
  const shelves = readShelves(folder);
  const stories = storySlugs(folder).map((slug) => readStory(folder, slug, parts));
  for (const story of stories) refuseUnknownNames(shelves, story);
  return { ...shelves, stories };
}
