import type { OpdsLink } from "./model.ts";

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

export const atomCatalogueType = "application/atom+xml;profile=opds-catalog";

/** OPDS 2 is JSON, OPDS 1.2 is Atom. */
export type OpdsFormat = "json" | "atom";

/** Below `/opds` itself, the format is what the reading app asks for. */
export const opdsPaths = { json: "/opds/v2", atom: "/opds/v1.2" } as const;

export function opdsAddresses(site: string, format: OpdsFormat) {
  const base = site + opdsPaths[format];
  const other = format === "json" ? "atom" : "json";
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
    /** Only OPDS 1.2 has these two. */
    searchDescription: `${base}/search.xml`,
    searchTemplate: `${base}/stories?query={searchTerms}`,
    publication: (id: string) => `${base}/stories/${id}`,
    sample: (id: string) => `${site}/opds/samples/${id}.epub`,
    authentication: `${site}/opds/authentication`,
    /** The account's own plays, from a cursor on. */
    own: (cursor?: string) =>
      `${base}/my${cursor === undefined ? "" : `?cursor=${encodeURIComponent(cursor)}`}`,
    ownBook: (session: string) => `${site}/opds/my/${session}.epub`,
    /** The same feed in the other format. */
    alternate: (feed: string): OpdsLink => ({
      rel: "alternate",
      href: site + opdsPaths[other] + feed.slice(base.length),
      type: format === "json" ? atomCatalogueType : opdsType,
    }),
  };
}

export type OpdsAddresses = ReturnType<typeof opdsAddresses>;
