import { storiesApi } from "@katha/api";
import { SearchBox, type StorySummary } from "@katha/ui";
import { useState } from "react";
import { toSummary } from "../story/story.ts";

/** By what this browser's lists leave out. */
const isListed = ({ isMature }: StorySummary): boolean =>
  !isMature || document.documentElement.dataset["mature"] === undefined;

/** The box searches after a pause in typing; an answer carries the query it belongs to. */
export function Search() {
  const [query, setQuery] = useState("");
  const read = storiesApi.useSearchStoriesQuery(query, { skip: query === "" });
  const stories = read.currentData?.map(toSummary).filter(isListed) ?? null;
  const isAnswered = query !== "" && !read.isFetching && (stories !== null || read.isError);
  return <SearchBox onSearch={setQuery} answer={isAnswered ? { query, stories } : undefined} />;
}
