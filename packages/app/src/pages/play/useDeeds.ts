import { gameApi } from "@katha/api/game";
import { useState } from "react";

/** What the story remembers of a play that has ended; undefined until that is known. Without a network, nothing. */
export function useDeeds(session: string, isCompleted: boolean): readonly string[] | undefined {
  const { data, isSuccess, isError, isFetching } = gameApi.useGetSessionMemoryQuery(session, {
    skip: !isCompleted,
    refetchOnMountOrArgChange: true,
  });
  // What is read once more later does not take back what is shown.
  const [isKnown, setKnown] = useState(false);
  const isRead = !isFetching && (isSuccess || isError);
  if (isKnown !== isCompleted && (isRead || !isCompleted)) setKnown(isCompleted);
  if (!isKnown) return undefined;
  const deeds = data?.items.filter(({ kind, is_struck }) => kind === "deed" && is_struck !== true);
  return (deeds ?? []).map(({ text }) => text);
}
