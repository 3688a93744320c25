import { type Query, searchTextMax } from "@katha/api";
import { adminStatuses, adminStorySorts } from "@katha/ui/admin";
import type { StoryQuery } from "@katha/ui/screens";

/** Reads the list's filters from the address. */
export function readStoryQuery(search: string): StoryQuery {
  const params = new URLSearchParams(search);
  const page = Number(params.get("page"));
  return {
    q: params.get("q")?.slice(0, searchTextMax) ?? "",
    status: adminStatuses.find((status) => status === params.get("status")) ?? "",
    sort: adminStorySorts.find((sort) => sort === params.get("sort")) ?? "newest",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes the filters for the address, without the defaults. */
export function writeStoryQuery({ q, status, sort, page }: StoryQuery): string {
  const params = new URLSearchParams();
  if (q !== "") params.set("q", q);
  if (status !== "") params.set("status", status);
  if (sort !== "newest") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  return params.toString();
}

export function toStoriesAsked({ q, status, sort, page }: StoryQuery): Query<"adminStories"> {
  return { q: q.trim(), sort, page, ...(status !== "" && { status }) };
}
