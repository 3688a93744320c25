import type { Query } from "@katha/api";
import { type StoryQuery, adminStatuses, adminStorySorts } from "@katha/ui";

/** How the administrators' list is narrowed, out of the address. */
export function readStoryQuery(search: string): StoryQuery {
  const told = new URLSearchParams(search);
  const page = Number(told.get("page"));
  return {
    q: told.get("q") ?? "",
    status: adminStatuses.find((status) => status === told.get("status")) ?? "",
    sort: adminStorySorts.find((sort) => sort === told.get("sort")) ?? "newest",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** For the address: what is as it is at first is left out. */
export function writeStoryQuery({ q, status, sort, page }: StoryQuery): string {
  const told = new URLSearchParams();
  if (q !== "") told.set("q", q);
  if (status !== "") told.set("status", status);
  if (sort !== "newest") told.set("sort", sort);
  if (page > 1) told.set("page", String(page));
  return told.toString();
}

export function toStoriesAsked({ q, status, sort, page }: StoryQuery): Query<"adminStories"> {
  return { q: q.trim(), sort, page, ...(status !== "" && { status }) };
}
