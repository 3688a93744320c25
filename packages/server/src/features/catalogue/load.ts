import {
  readCover,
  readShelves,
  readStory,
  refuseUnknownNames,
  storyFingerprint,
  storySlugs,
  type AuthorEntry,
  type CategoryEntry,
  type CoverRecipe,
  type StoryEntry,
  type TagEntry,
} from "@katha/catalogue";
import { takeStartLock } from "../../db/migrate.ts";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import {
  changesTo,
  fingerprintOf,
  fingerprintsOf,
  isSame,
  type Fingerprints,
  type Values,
} from "./merge.ts";
import { namedId } from "./named-id.ts";
import {
  findEntries,
  findPresent,
  findRow,
  insertRow,
  isUsernameFree,
  noteEntry,
  updateRow,
  type Entry,
  type Kind,
} from "./repo.ts";
import { figuresFrom } from "../stories/counted.ts";

/** Paints what the catalogue describes, or returns an earlier painting of it. */
export interface Pictures {
  cover(recipe: CoverRecipe): Promise<{ url: string; alt: string }>;
  emblem(recipe: unknown): Promise<{ url: string }>;
}

interface Loading {
  db: Db;
  clock: Clock;
  pictures: Pictures;
}

export interface Loaded {
  added: number;
  changed: number;
  unchanged: number;
}

/** An entry as rows: the fields that later catalogues may change, and those set once on insert. */
interface Wanted {
  name: string;
  values: Values;
  atFirst?: Values;
  /** A fingerprint of what it was read from, where that is kept. */
  readFrom?: string;
}

type Ids = ReadonlyMap<string, string>;
type Outcome = keyof Loaded;

async function loadEntry(
  db: Db,
  kind: Kind,
  { name, values, atFirst, readFrom, fingerprints }: Wanted & { fingerprints: Fingerprints },
  { entry, at }: { entry: Entry | undefined; at: Date },
): Promise<{ id: string; outcome: Outcome }> {
  const read_from = readFrom ?? null;
  const note = (id: string) =>
    noteEntry(db, { kind, name, row_id: id, written: fingerprints, read_from, at });
  if (entry === undefined) {
    const id = await insertRow(db, kind, { id: namedId(kind, name), ...atFirst, ...values });
    await note(id);
    return { id, outcome: "added" };
  }
  const id = entry.row_id;
  if (isSame(fingerprints, entry.written)) {
    if (entry.read_from !== read_from) await note(id);
    return { id, outcome: "unchanged" };
  }
  const present = await findRow(db, kind, id);
  const changes = present === undefined ? {} : changesTo(present, entry.written, values);
  const outcome = Object.keys(changes).length > 0 ? "changed" : "unchanged";
  if (outcome === "changed") await updateRow(db, kind, id, changes, at);
  await note(id);
  return { id, outcome };
}

function categoryRow({ name, display_name, sort_order }: CategoryEntry): Wanted {
  return { name, values: { display_name, sort_order }, atFirst: { name } };
}

function tagRow({ name, display_name, color }: TagEntry): Wanted {
  return { name, values: { display_name, color }, atFirst: { name } };
}

async function authorRow(loading: Loading, author: AuthorEntry): Promise<Wanted> {
  const { name, display_name, avatar } = author;
  const plain = name.replaceAll("-", "_");
  const isFree = await isUsernameFree(loading.db, plain);
  const { url } = await loading.pictures.emblem(avatar);
  const at = loading.clock.now();
  return {
    name,
    values: { display_name, avatar_url: url },
    atFirst: {
      username: isFree ? plain : `${plain}_${namedId("author", name).slice(0, 4)}`,
      email: `${name}@desks.katha.invalid`,
      role: "author",
      is_verified: true,
      created_at: at,
      updated_at: at,
    },
  };
}

function descriptionOf({ story_description, sources_note }: StoryEntry): string {
  return sources_note === ""
    ? story_description
    : `${story_description}\n\n*${sources_note.trim()}*`;
}

/** The note on a story's sources is stored with its scenes, each of which may name its own. */
function structureOf({ structure, sources_note }: StoryEntry) {
  const note = sources_note.trim();
  return note === "" ? structure : { ...structure, sources_note: note };
}

interface LoadedBefore {
  categories: Ids;
  tags: Ids;
  authors: Ids;
}

type Cover = Awaited<ReturnType<Pictures["cover"]>>;

function storyRow(
  story: StoryEntry,
  known: LoadedBefore,
  picture: Cover,
  readFrom: string,
): Wanted {
  const { slug, measures } = story;
  const published = new Date(`${story.published_on}T00:00:00.000Z`);
  return {
    name: slug,
    readFrom,
    values: {
      title: story.title,
      tagline: story.tagline,
      story_description: descriptionOf(story),
      story_prompt: story.story_prompt,
      author_id: known.authors.get(story.author) ?? null,
      category_id: known.categories.get(story.category) ?? null,
      tag_ids: story.tags.flatMap((tag) => known.tags.get(tag) ?? []).toSorted(),
      language: story.language,
      content_rating: story.content_rating,
      difficulty_level: story.difficulty_level,
      estimated_play_time: story.minutes,
      initial_xp: story.initial_xp,
      is_featured: story.is_featured,
      is_premium: story.is_premium,
      awaits_native_reader: story.awaits_native_reader ?? false,
      game_config: story.game_config,
      story_structure: structureOf(story),
      bible: story.bible,
      ...figuresFrom(measures),
      cover_image_url: picture.url,
      image_alt: picture.alt,
    },
    atFirst: {
      status: "published",
      catalogue_slug: slug,
      created_at: published,
      updated_at: published,
      published_at: published,
    },
  };
}

/** What a story's row comes from beside its files: the rows that it may name, and its cover. */
function fingerprintOfRest({ categories, tags, authors }: LoadedBefore, picture: Cover): string {
  return fingerprintOf([[...categories], [...tags], [...authors], picture]);
}

/** Loads the catalogue into the database: inserts new entries, and updates fields that nobody else has changed. */
export async function loadCatalogue(
  loading: Loading & { folder: string },
  report: (done: number, total: number) => void = () => {},
): Promise<Loaded> {
  const { folder } = loading;
  const shelves = readShelves(folder);
  const { categories, tags, authors } = shelves;
  const slugs = storySlugs(folder);
  const entries = await findEntries(loading.db, "story");
  const stories = slugs.map((slug) => {
    const files = storyFingerprint(folder, slug);
    const isSeen = entries.get(slug)?.read_from?.startsWith(`${files} `) === true;
    return { slug, files, read: isSeen ? undefined : readStory(folder, slug) };
  });
  for (const { read } of stories) if (read !== undefined) refuseUnknownNames(shelves, read);

  const total = categories.length + tags.length + authors.length + stories.length;
  const loaded: Loaded = { added: 0, changed: 0, unchanged: 0 };
  let done = 0;

  // Pictures are painted before the transaction, which on a single connection blocks everyone else.
  const loadEntries = async <Item>(
    kind: Kind,
    items: readonly Item[],
    rowOf: (item: Item) => Wanted | undefined | Promise<Wanted | undefined>,
  ): Promise<Ids> => {
    const all: Wanted[] = [];
    for (const item of items) {
      const wanted = await rowOf(item);
      if (wanted === undefined) loaded.unchanged += 1;
      else all.push(wanted);
      report((done += 1), total);
    }
    if (all.length === 0) return new Map();
    const at = loading.clock.now();
    return loading.db.transaction().execute(async (tx) => {
      await takeStartLock(tx);
      const present = await findEntries(tx, kind);
      const ids = new Map<string, string>();
      for (const wanted of all) {
        const fingerprints = fingerprintsOf(wanted.values);
        const entry = present.get(wanted.name);
        const { id, outcome } = await loadEntry(
          tx,
          kind,
          { ...wanted, fingerprints },
          { entry, at },
        );
        ids.set(wanted.name, id);
        loaded[outcome] += 1;
      }
      return ids;
    });
  };

  // Tags and categories that administrators deleted are left out.
  const present = async (kind: "category" | "tag" | "author", ids: Ids): Promise<Ids> => {
    const there = await findPresent(loading.db, kind, [...ids.values()]);
    return new Map([...ids].filter(([, id]) => there.has(id)));
  };
  const known = {
    categories: await present("category", await loadEntries("category", categories, categoryRow)),
    tags: await present("tag", await loadEntries("tag", tags, tagRow)),
    authors: await present(
      "author",
      await loadEntries("author", authors, (author) => authorRow(loading, author)),
    ),
  };
  await loadEntries("story", stories, async ({ slug, files, read }) => {
    const picture = await loading.pictures.cover(read?.cover ?? readCover(folder, slug));
    const readFrom = `${files} ${fingerprintOfRest(known, picture)}`;
    if (entries.get(slug)?.read_from === readFrom) return undefined;
    return storyRow(read ?? readStory(folder, slug), known, picture, readFrom);
  });
  return loaded;
}
