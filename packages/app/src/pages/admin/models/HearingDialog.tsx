import { storiesApi } from "@katha/api";
import { SampleDialog, type SampleDialogProps } from "@katha/ui/admin";
import { useState } from "react";
import { useDebounced } from "../useDebounced.ts";

type HearingDialogProps = Omit<SampleDialogProps, "query" | "onQueryChange" | "stories">;

/** A model is heard, also with stories that are searched. */
export function HearingDialog(props: HearingDialogProps) {
  const [query, setQuery] = useState("");
  const searched = useDebounced(query).trim();
  const search = storiesApi.useSearchStoriesQuery(searched, { skip: searched === "" });
  const isSearching = search.isFetching || searched !== query.trim();
  return (
    <SampleDialog
      query={query}
      onQueryChange={setQuery}
      stories={isSearching ? undefined : (search.currentData ?? [])}
      {...props}
    />
  );
}
