import type { ShelfList } from "@katha/ui/screens";

interface PagedRead<Page> {
  readonly data?: { readonly pages: readonly Page[] } | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
}

/** Loaded items stay if a later read fails. An item that moved while pages were loading is shown once. */
export function toShelfList<Page, Item extends { readonly id: string }>(
  read: PagedRead<Page>,
  itemsOf: (page: Page) => readonly Item[],
  explain: (error: unknown) => string,
): ShelfList<Item> {
  if (read.data === undefined)
    return read.isError ? { state: "failed", message: explain(read.error) } : { state: "loading" };
  const byId = new Map<string, Item>();
  for (const item of read.data.pages.flatMap(itemsOf))
    if (!byId.has(item.id)) byId.set(item.id, item);
  return {
    state: "ready",
    items: [...byId.values()],
    hasMore: read.hasNextPage,
    loadingMore: read.isFetchingNextPage,
    ...(read.isFetchNextPageError && { moreError: explain(read.error) }),
  };
}
