import { useState } from "react";

interface Read<Data> {
  isFetching: boolean;
  isSuccess: boolean;
  currentData?: Data | undefined;
}

/** Data read since the page was opened: a cached story may be older than the draft based on it. */
export function useFresh<Data>({ isFetching, isSuccess, currentData }: Read<Data>) {
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && !isFetching && isSuccess) setIsFresh(true);
  return isFresh ? currentData : undefined;
}
