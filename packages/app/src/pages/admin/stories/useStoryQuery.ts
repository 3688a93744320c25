import type { StoryQuery } from "@katha/ui";
import { useState } from "react";
import { readStoryQuery, writeStoryQuery } from "./story-query.ts";
import { useLocation, useNavigate } from "../../../routes/router.ts";

/** The filters are in the address, so that who comes back finds them. */
export function useStoryQuery(): [StoryQuery, (query: StoryQuery) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Its own copy: what is written must show at once, and the address follows in a transition.
  const [query, setQuery] = useState(() => readStoryQuery(search));
  return [
    query,
    (next) => {
      setQuery(next);
      void navigate({ search: writeStoryQuery(next) }, { replace: true, preventScrollReset: true });
    },
  ];
}
