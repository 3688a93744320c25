import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  contentRatings,
  difficultyLevels,
  gameConfigForm,
  storyLanguages,
  structureForm,
} from "@katha/api/contract";
import { lint, measure, normalise, sentenceOf } from "@katha/storygraph";
import { z } from "zod";

/** A catalogue file is invalid; the message names the file and the fault. */
export class CatalogueFault extends Error {
  override name = "CatalogueFault";
}

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
  estimated_play_time: z.int().min(1),
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
  cover: CoverRecipe;
  bible: Bible;
}

export interface Catalogue {
  categories: CategoryEntry[];
  tags: TagEntry[];
  authors: AuthorEntry[];
  stories: StoryEntry[];
}

async function readJson<Output>(file: string, schema: z.ZodType<Output>): Promise<Output> {
  const name = path.basename(path.dirname(file)) + path.sep + path.basename(file);
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new CatalogueFault(`${name} is not as the catalogue needs it: ${why}`);
  }
}

async function readStory(folder: string, slug: string): Promise<StoryEntry> {
  const at = (file: string) => path.join(folder, slug, file);
  const [story, structure, cover, bible] = await Promise.all([
    readJson(at("story.json"), storyFile),
    readJson(at("structure.json"), structureForm),
    readJson(at("cover.json"), coverFile),
    readJson(at("bible.json"), bibleFile),
  ]);
  const graph = normalise(structure);
  const faults = lint(graph)
    .filter(({ severity }) => severity === "error")
    .map((found) => [found.node, sentenceOf(found)].filter((part) => part !== null).join(": "));
  if (faults.length > 0)
    throw new CatalogueFault(`${slug} cannot be played to an end. ${faults.join(" ")}`);
  return { ...story, slug, structure, measures: measure(graph), cover, bible };
}

function refuseUnknownNames(catalogue: Catalogue): void {
  const names = (entries: { name: string }[]) => new Set(entries.map(({ name }) => name));
  const [categories, tags, authors] = [
    names(catalogue.categories),
    names(catalogue.tags),
    names(catalogue.authors),
  ];
  for (const { slug, category, tags: own, author } of catalogue.stories) {
    const unknown = [
      ...(categories.has(category) ? [] : [`category ${category}`]),
      ...own.filter((tag) => !tags.has(tag)).map((tag) => `tag ${tag}`),
      ...(authors.has(author) ? [] : [`author ${author}`]),
    ];
    if (unknown.length > 0)
      throw new CatalogueFault(
        `${slug} names what the catalogue does not have: ${unknown.join(", ")}.`,
      );
  }
}

export async function readCatalogue(folder: string): Promise<Catalogue> {
  const stories = path.join(folder, "stories");
  const slugs = (await readdir(stories, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
  const catalogue = {
    categories: await readJson(path.join(folder, "categories.json"), categoryFile),
    tags: await readJson(path.join(folder, "tags.json"), tagFile),
    authors: await readJson(path.join(folder, "authors.json"), authorFile),
    stories: await Promise.all(slugs.map((slug) => readStory(stories, slug))),
  };
  refuseUnknownNames(catalogue);
  return catalogue;
}
