import { storiesApi } from "@katha/api";
import { SearchBox } from "@katha/ui";
import { useState } from "react";
import { toSummary } from "../story/story.ts";

/** The box searches after a pause in typing; an answer carries the query it belongs to. */
export function Search() {
  const [query, setQuery] = useState("");
  const read = storiesApi.useSearchStoriesQuery(query, { skip: query === "" });
  const stories = read.currentData?.map(toSummary) ?? null;
  const isAnswered = query !== "" && !read.isFetching && (stories !== null || read.isError);
  return <SearchBox onSearch={setQuery} answer={isAnswered ? { query, stories } : undefined} />;
}
