/** For lists whose answers hold the next page's cursor, or null. */
export const cursorPages = {
  initialPageParam: null,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
  refetchCachedPages: false,
};
