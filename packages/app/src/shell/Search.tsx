import { storiesApi } from "@katha/api";
import { SearchBox, type StorySummary } from "@katha/ui";
import { useState } from "react";
import { toSummary } from "../story/story.ts";

/** Leaves out mature stories if this browser hides them. */
const isListed = ({ isMature }: StorySummary): boolean =>
  !isMature || document.documentElement.dataset["mature"] === undefined;

/** Searches after a pause in typing; an answer carries its query, so that a late one is not shown for another. */
export function Search() {
  const [query, setQuery] = useState("");
  const read = storiesApi.useSearchStoriesQuery(query, { skip: query === "" });
  const stories = read.currentData?.map(toSummary).filter(isListed) ?? null;
  const isAnswered = query !== "" && !read.isFetching && (stories !== null || read.isError);
  return <SearchBox onSearch={setQuery} answer={isAnswered ? { query, stories } : undefined} />;
}
