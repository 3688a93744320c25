/** What a feed of OPDS 2 says, from which one of OPDS 1.2 is written as well. */
export interface OpdsLink {
  href: string;
  type: string;
  rel?: string;
  title?: string;
  templated?: true;
  width?: number;
  height?: number;
  properties?: {
    numberOfItems?: number;
    authenticate?: { href: string; type: string };
  };
}

export interface OpdsContributor {
  name: string;
  links?: readonly OpdsLink[];
}

export interface OpdsPublication {
  metadata: {
    "@type": string;
    identifier: string;
    title: string;
    author?: OpdsContributor;
    language: string;
    modified: string;
    published: string;
    description?: string;
    subject?: readonly OpdsContributor[];
  };
  links: readonly OpdsLink[];
  images?: readonly OpdsLink[];
}

export interface OpdsFacet {
  metadata: { title: string };
  links: readonly OpdsLink[];
}

export interface OpdsFeed {
  metadata: {
    title: string;
    /** When the newest of what it lists was changed. */
    modified?: string;
    itemsPerPage?: number;
    currentPage?: number;
    numberOfItems?: number;
  };
  links: readonly OpdsLink[];
  navigation?: readonly OpdsLink[];
  publications?: readonly OpdsPublication[];
  facets?: readonly OpdsFacet[];
}

/** Times as the API writes them, which sort as text. */
export function newestOf(times: readonly string[]): { modified?: string } {
  const modified = times.toSorted().at(-1);
  return modified === undefined ? {} : { modified };
}
