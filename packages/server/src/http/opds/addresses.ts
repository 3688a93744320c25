/** What is asked of the list of publications. */
export interface ListAsked {
  query?: string | undefined;
  language?: string | undefined;
  tag?: string | undefined;
  category?: string | undefined;
  author?: string | undefined;
  page?: number | undefined;
}

export const opdsType = "application/opds+json";
export const publicationType = "application/opds-publication+json";

export function opdsAddresses(site: string) {
  const base = `${site}/opds`;
  return {
    root: base,
    list(asked: ListAsked): string {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(asked))
        if (value !== undefined && value !== "" && !(name === "page" && value === 1))
          query.set(name, String(value));
      return query.size === 0 ? `${base}/stories` : `${base}/stories?${query.toString()}`;
    },
    search: `${base}/stories{?query}`,
    publication: (id: string) => `${base}/stories/${id}`,
    sample: (id: string) => `${base}/samples/${id}.epub`,
    authentication: `${base}/authentication`,
    /** The account's own plays, from a cursor on. */
    own: (cursor?: string) =>
      `${base}/my${cursor === undefined ? "" : `?cursor=${encodeURIComponent(cursor)}`}`,
    ownBook: (session: string) => `${base}/my/${session}.epub`,
  };
}

export type OpdsAddresses = ReturnType<typeof opdsAddresses>;
