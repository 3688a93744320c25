import {
  storiesPerPage,
  storyTraits,
  type BrowseSort,
  type BrowsedStories,
  type Story,
  type TraitCount,
} from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { withLately } from "../lately.ts";
import { storyNotFound } from "../../../lib/story-problems.ts";
import { countPublished } from "../repo.ts";
import { searchStories } from "../search/search.ts";
import { storiesByIds, storyById } from "../service.ts";
import { countTraits, type Count, type TraitsOfStory } from "./count-traits.ts";
import { filterQuery, filtersFrom, monthsOffered, type TraitsAsked } from "./filters.ts";
import {
  findAmong,
  findAny,
  findNames,
  findPlayed,
  findSimilar,
  gather,
  traitsByIds,
  walk,
  type BrowseRequest,
  type Part,
} from "./repo.ts";
import type { TraitSample } from "./trait-sample.ts";

export interface BrowseDependencies {
  db: Db;
  clock: Clock;
  sample: TraitSample;
}

interface Browse extends TraitsAsked {
  q: string;
  sort: BrowseSort;
  page: number;
}

/** So many stories that match words are counted, filtered and sorted. */
const mostFound = 600;
/** Where fewer of a thousand stories are asked for, all of them are found first. */
const fewOfThousand = 5;
const mostTags = 24;

interface FoundList {
  ids: string[];
  total: number;
  isEstimate: boolean;
  counts: readonly Count[];
}

export async function browse(
  needs: BrowseDependencies,
  { q, sort, page, ...traits }: Browse,
  viewer: Viewer | null,
): Promise<BrowsedStories> {
  const { db, clock } = needs;
  const asked: BrowseRequest = { filters: filtersFrom(traits), viewerId: viewer?.id ?? null };
  const months = monthsOffered(clock.now());
  const part = { offset: (page - 1) * storiesPerPage, limit: storiesPerPage + 1 };
  const wanted = { asked, sort, part, months };
  const found = await (q.trim() === "" ? amongAll(needs, wanted) : byWords(needs, q, wanted));
  const ids = found.ids.slice(0, storiesPerPage);
  const stories = await inOrder(db, ids, viewer);
  const isTrending = sort === "trending" || (sort === "match" && q.trim() === "");
  return {
    stories: isTrending ? await withLately(needs, stories) : stories,
    page,
    has_more: found.ids.length > storiesPerPage,
    total_stories: found.total,
    is_estimate: found.isEstimate,
    counts: page === 1 ? await named(db, found.counts, asked) : [],
  };
}

interface Wanted {
  asked: BrowseRequest;
  sort: BrowseSort;
  part: Part;
  months: readonly string[];
}

const allOf = (counts: readonly Count[]) => counts.find(({ trait }) => trait === "*")?.stories ?? 0;

async function amongAll({ db, sample }: BrowseDependencies, wanted: Wanted): Promise<FoundList> {
  const { asked, sort, part } = wanted;
  const published = await countPublished(db);
  const isEstimate = published > sample.most;
  const counts = await countsOf(db, await sample.stories(db, published), wanted);
  const order = sort === "match" ? "trending" : sort;
  const looked = Math.max(1, Math.min(published, sample.most));
  const all = allOf(counts);
  const scaled = (stories: number) =>
    isEstimate ? rounded((stories * published) / looked) : stories;
  const shown = counts.map(({ trait, stories }) => ({ trait, stories: scaled(stories) }));
  if (isEstimate && all * 1_000 >= looked * fewOfThousand)
    return {
      ids: await walk(db, asked, order, part),
      total: scaled(all),
      isEstimate,
      counts: shown,
    };
  const { ids, total } = await gather(db, asked, order, part);
  return { ids, total, isEstimate, counts: shown };
}

async function byWords({ db }: BrowseDependencies, q: string, wanted: Wanted): Promise<FoundList> {
  const { asked, sort, part } = wanted;
  const open = await searchStories(db, q, mostFound);
  const counts = await countsOf(db, await traitsByIds(db, open), wanted);
  const query = filterQuery(asked.filters);
  const isCut = open.length >= mostFound;
  const ids = isCut && query !== undefined ? await searchStories(db, q, mostFound, query) : open;
  return {
    ids: await findAmong(db, ids, asked, sort, part),
    total: ids === open ? allOf(counts) : ids.length,
    isEstimate: isCut,
    counts,
  };
}

async function countsOf(
  db: Db,
  stories: readonly TraitsOfStory[],
  { asked: { filters, viewerId }, months }: Wanted,
): Promise<Count[]> {
  const played = viewerId === null ? null : await findPlayed(db, viewerId);
  return countTraits(stories, { filters, months, played });
}

/** An estimate says no more than it knows. */
function rounded(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.round(count / step) * step;
}

async function inOrder(db: Db, ids: readonly string[], viewer: Viewer | null): Promise<Story[]> {
  const stories = await storiesByIds({ db }, ids, viewer);
  return ids.flatMap((id) => stories.get(id) ?? []);
}

/** Values that are asked for are there in any case, so that one can take them back. */
async function named(
  db: Db,
  counts: readonly Count[],
  { filters }: BrowseRequest,
): Promise<TraitCount[]> {
  const known = new Map(counts.map(({ trait, stories }) => [trait, stories]));
  for (const [trait, values] of filters)
    for (const value of values) {
      const key = `${trait}:${value}`;
      // Authors are not counted apart: what is found is theirs.
      known.set(key, known.get(key) ?? (trait === "author" ? allOf(counts) : 0));
    }
  const names = await findNames(db, [...known.keys()]);
  const rows = [...known].flatMap(([key, stories]): TraitCount[] => {
    const at = key.indexOf(":");
    const trait = storyTraits.find((one) => one === key.slice(0, at));
    if (trait === undefined) return [];
    const value = key.slice(at + 1);
    const name = names.get(key) ?? "";
    const isNamed = trait === "category" || trait === "tag" || trait === "author";
    return isNamed && name === "" ? [] : [{ trait, value, name, stories }];
  });
  const order = (one: TraitCount, other: TraitCount) =>
    storyTraits.indexOf(one.trait) - storyTraits.indexOf(other.trait) ||
    other.stories - one.stories ||
    one.name.localeCompare(other.name) ||
    one.value.localeCompare(other.value);
  let tags = 0;
  return rows.toSorted(order).filter(({ trait, value }) => {
    if (trait !== "tag") return true;
    tags += 1;
    return tags <= mostTags || filters.get("tag")?.includes(value);
  });
}

/** Stories like one that the viewer may read. */
export async function similarTo(
  { db }: { db: Db },
  { id, limit }: { id: string; limit: number },
  viewer: Viewer | null,
): Promise<Story[]> {
  await storyById({ db }, id, viewer);
  return inOrder(db, await findSimilar(db, id, limit), viewer);
}

export async function surprise({ db }: { db: Db }, viewer: Viewer | null): Promise<Story> {
  const id = await findAny(db, viewer?.id ?? null);
  const [story] = id === undefined ? [] : await inOrder(db, [id], viewer);
  if (story === undefined) throw storyNotFound();
  return story;
}
