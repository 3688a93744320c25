import type { StoryQuery } from "@katha/ui";
import { useState } from "react";
import { readStoryQuery, writeStoryQuery } from "./story-query.ts";
import { useLocation, useNavigate } from "../../../routes/router.ts";

/** Keeps the filters in the address, so that they are there on the way back. */
export function useStoryQuery(): [StoryQuery, (query: StoryQuery) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  // A copy in state: typing must show at once, and the address changes in a transition.
  const [query, setQuery] = useState(() => readStoryQuery(search));
  return [
    query,
    (next) => {
      setQuery(next);
      void navigate({ search: writeStoryQuery(next) }, { replace: true, preventScrollReset: true });
    },
  ];
}
