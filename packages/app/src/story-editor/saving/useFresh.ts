import { useState } from "react";

interface Read<Data> {
  isFetching: boolean;
  isSuccess: boolean;
  currentData?: Data | undefined;
}

/** What was read since this page is open: a cached story may be older than the draft that was written over it. */
export function useFresh<Data>({ isFetching, isSuccess, currentData }: Read<Data>) {
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && !isFetching && isSuccess) setIsFresh(true);
  return isFresh ? currentData : undefined;
}
