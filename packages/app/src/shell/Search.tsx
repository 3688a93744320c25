import { storiesApi } from "@katha/api";
import { SearchBox } from "@katha/ui";
import { useState } from "react";
import { toSummary } from "../story/story.ts";

/** The box asks only after a pause in writing; what comes back names the words it is about. */
export function Search() {
  const [query, setQuery] = useState("");
  const read = storiesApi.useSearchStoriesQuery(query, { skip: query === "" });
  const stories = read.currentData?.map(toSummary) ?? null;
  const isAnswered = query !== "" && !read.isFetching && (stories !== null || read.isError);
  return <SearchBox onSearch={setQuery} answer={isAnswered ? { query, stories } : undefined} />;
}
