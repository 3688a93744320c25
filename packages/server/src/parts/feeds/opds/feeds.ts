import {
  type BrowsedStories,
  lastBrowsePage,
  type Story,
  storiesPerPage,
  type TraitCount,
} from "@katha/api/contract";
import { languageName } from "../new-stories/links.ts";
import { authenticationType } from "./own/authentication.ts";
import { type ListAsked, type OpdsAddresses, opdsType } from "./addresses.ts";
import type { Answering } from "./answer.ts";
import { newestOf, type OpdsFacet, type OpdsFeed, type OpdsLink } from "./model.ts";
import { publicationOf } from "./publication.ts";

const link = (rel: string, href: string) => ({ rel, href, type: opdsType });

/** What each feed has, among it the same feed in the other format. */
function shared(to: OpdsAddresses, self: string): OpdsLink[] {
  return [
    link("self", self),
    link("start", to.root),
    { ...link("search", to.search), templated: true },
    to.alternate(self),
  ];
}

/** The account's own books, which are asked for with a token. */
const shelf = (to: OpdsAddresses): OpdsLink => ({
  ...link("http://opds-spec.org/shelf", to.own()),
  properties: { authenticate: { href: to.authentication, type: authenticationType } },
});

/** Where readers begin: all stories, and those of each language that there is. */
export function rootFeed(
  { counts, stories: newest }: BrowsedStories,
  to: OpdsAddresses,
  takesTokens: boolean,
): OpdsFeed {
  const languages = counts.filter(({ trait, stories }) => trait === "language" && stories > 0);
  return {
    metadata: { title: "Katha", ...newestOf(newest.map(({ updated_at }) => updated_at)) },
    links: [...shared(to, to.root), ...(takesTokens ? [shelf(to)] : [])],
    navigation: [
      { title: "All stories", href: to.list({}), type: opdsType },
      ...languages.map(({ value, stories }) => ({
        title: languageName(value),
        href: to.list({ language: value }),
        type: opdsType,
        properties: { numberOfItems: stories },
      })),
      ...(takesTokens ? [{ title: "Your plays", ...shelf(to) }] : []),
    ],
  };
}

const facetTitles = { language: "Language", tag: "Tag", category: "Category" } as const;

type Facet = keyof typeof facetTitles;

function facetLink({ value, name, stories }: TraitCount, facet: Facet, asked: ListAsked) {
  const isChosen = asked[facet] === value;
  const { page: _page, ...rest } = asked;
  return {
    isChosen,
    asks: { ...rest, [facet]: isChosen ? undefined : value },
    title: facet === "language" ? languageName(value) : name,
    properties: { numberOfItems: stories },
  };
}

/** One group for each trait; choosing the chosen one again takes it back. */
function facetsOf(counts: readonly TraitCount[], asked: ListAsked, to: OpdsAddresses): OpdsFacet[] {
  return (["language", "category", "tag"] as const).flatMap((facet) => {
    const links = counts
      .filter((one) => one.trait === facet && (one.stories > 0 || asked[facet] === one.value))
      .map((count) => {
        const { isChosen, asks, title, properties } = facetLink(count, facet, asked);
        const plain = { href: to.list(asks), type: opdsType, title, properties };
        return isChosen ? Object.assign(plain, { rel: "self" }) : plain;
      });
    return links.length > 0 ? [{ metadata: { title: facetTitles[facet] }, links }] : [];
  });
}

function pagesOf({ page, has_more }: BrowsedStories, asked: ListAsked, to: OpdsAddresses) {
  return [
    ...(page > 1
      ? [
          link("first", to.list({ ...asked, page: 1 })),
          link("previous", to.list({ ...asked, page: page - 1 })),
        ]
      : []),
    ...(has_more && page < lastBrowsePage
      ? [link("next", to.list({ ...asked, page: page + 1 }))]
      : []),
  ];
}

/** A page of stories. */
export function listFeed(
  found: BrowsedStories,
  asked: ListAsked,
  { answering, sampled }: { answering: Answering; sampled: ReadonlySet<Story> },
): OpdsFeed {
  const { to } = answering;
  const open = found.stories.filter(({ is_veiled }) => !is_veiled);
  const publications = open.map((story) => publicationOf(story, answering, sampled.has(story)));
  const facets = facetsOf(found.counts, asked, to);
  return {
    metadata: {
      title: "Stories",
      ...newestOf(open.map(({ updated_at }) => updated_at)),
      itemsPerPage: storiesPerPage,
      currentPage: found.page,
      ...(!found.is_estimate && { numberOfItems: found.total_stories }),
    },
    links: [...shared(to, to.list(asked)), ...pagesOf(found, asked, to)],
    ...(facets.length > 0 && { facets }),
    // A feed may not be empty.
    ...(publications.length > 0
      ? { publications }
      : { navigation: [{ title: "All stories", href: to.list({}), type: opdsType }] }),
  };
}
