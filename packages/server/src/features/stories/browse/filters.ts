import { storyTraits, type StoryTrait } from "@katha/api/contract";
import { quoted } from "../search/search-query.ts";

export type TraitsAsked = Readonly<Partial<Record<StoryTrait, string | undefined>>>;
/** The values asked for of each trait. A trait without any filters nothing. */
export type Filters = ReadonlyMap<StoryTrait, readonly string[]>;

const mostValues = 10;
const month = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Blank values, and months that are none, filter nothing: an address may come from anywhere. */
export function filtersFrom(asked: TraitsAsked): Filters {
  const filters = new Map<StoryTrait, readonly string[]>();
  for (const trait of storyTraits) {
    const values = (asked[trait] ?? "")
      .split(",")
      .map((value) => value.trim())
      .filter((value) => (trait === "since" ? month.test(value) : value !== ""));
    if (values.length > 0) filters.set(trait, [...new Set(values)].slice(0, mostValues));
  }
  return filters;
}

/** The traits that are stored with a story, and thus in the index; the others depend on the moment or the viewer. */
export function storedFilters(filters: Filters): string[][] {
  return [...filters]
    .filter(([trait]) => trait !== "since" && trait !== "played")
    .map(([trait, values]) => values.map((value) => `${trait}:${value}`));
}

/** The stored traits as a tsquery; undefined if none is asked for. */
export function filterQuery(filters: Filters): string | undefined {
  const groups = storedFilters(filters).map((values) => `(${values.map(quoted).join(" | ")})`);
  return groups.length > 0 ? groups.join(" & ") : undefined;
}

export function firstOfMonth(written: string): Date {
  return new Date(`${written}-01T00:00:00.000Z`);
}

/** The months since which stories are offered: last month, six months and a year ago. */
export function monthsOffered(now: Date): string[] {
  return [1, 6, 12].map((back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
