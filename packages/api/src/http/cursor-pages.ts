/** For lists whose answers hold the next page's cursor, or null. */
export const cursorPages = {
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  refetchCachedPages: false,
};
