import { api } from "@katha/api";

/** The data that a page was rendered from. It is embedded in the page, so that the app need not fetch it again. */
export interface PageData {
  readonly address: string;
  readonly language: string;
  readonly queries: readonly RenderedQuery[];
}

export interface RenderedQuery {
  readonly endpointName: string;
  readonly arg?: unknown;
  readonly value: unknown;
}

export const pageDataId = "katha-page-data";

/** Null if the page is the empty shell, or was rendered for another address (the service worker may have cached it). */
export function readPageData(
  page: Document,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): PageData | null {
  const text = page.getElementById(pageDataId)?.textContent;
  if (text == null) return null;
  const data = JSON.parse(text) as PageData;
  const isOfHere = data.address === pathname || data.address === pathname + search;
  return isOfHere ? data : null;
}

type Entries = Parameters<typeof api.util.upsertQueryEntries>[0];

export function upsertQueries({ queries }: PageData) {
  // Immer freezes what it is given to the last field, unless it is frozen.
  const entries = queries.map((query) => ({ ...query, value: Object.freeze(query.value) }));
  return api.util.upsertQueryEntries(entries as unknown as Entries);
}
