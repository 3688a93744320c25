/** Pages of a list whose answer says where the next one begins, or that there is none. */
export const cursorPages = {
  initialPageParam: null,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
  refetchCachedPages: false,
};
