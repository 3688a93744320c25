import { storiesApi } from "@katha/api";
import { SearchBox } from "@katha/ui";
import { useState } from "react";
import { selectHidesMature } from "../preferences/preferences-slice.ts";
import { useAppSelector } from "../store/hooks.ts";
import { addresses } from "./addresses.ts";

const allResults = (words: string) => `${addresses.stories}?q=${encodeURIComponent(words)}`;

/** Searches after a pause in typing; an answer carries its query, so that a late one is not shown for another. */
export function Search() {
  const [query, setQuery] = useState("");
  const read = storiesApi.useSearchStoriesQuery(query, { skip: query === "" });
  const hidesMature = useAppSelector(selectHidesMature);
  const found = read.currentData ?? null;
  const stories =
    hidesMature && found ? found.filter(({ contentRating }) => contentRating !== "mature") : found;
  const isAnswered = query !== "" && !read.isFetching && (stories !== null || read.isError);
  return (
    <SearchBox
      onSearch={setQuery}
      answer={isAnswered ? { query, stories } : undefined}
      allHref={allResults}
    />
  );
}
