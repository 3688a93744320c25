import { gameApi } from "@katha/api/game";
import { useState } from "react";

/** What the story remembers of a finished play; undefined until that is known, and empty if it cannot be loaded. */
export function useDeeds(session: string, isCompleted: boolean): readonly string[] | undefined {
  const { data, isSuccess, isError, isFetching } = gameApi.useGetSessionMemoryQuery(session, {
    skip: !isCompleted,
    refetchOnMountOrArgChange: true,
  });
  // A later refetch must not hide what is already shown.
  const [isKnown, setKnown] = useState(false);
  const isRead = !isFetching && (isSuccess || isError);
  if (isKnown !== isCompleted && (isRead || !isCompleted)) setKnown(isCompleted);
  if (!isKnown) return undefined;
  const deeds = data?.items.filter(({ kind, isStruck }) => kind === "deed" && isStruck !== true);
  return (deeds ?? []).map(({ text }) => text);
}
