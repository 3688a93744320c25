import type { OpdsAddresses } from "../addresses.ts";
import type { OpdsFacet, OpdsFeed, OpdsLink, OpdsPublication } from "../model.ts";
import { linkElement, navigationEntry, publicationContent } from "./entries.ts";
import { acquisitionType, navigationType, searchDescriptionType } from "./types.ts";
import { element, textElement, xmlDocument } from "@katha/play/xml";

const names = {
  xmlns: "http://www.w3.org/2005/Atom",
  "xmlns:dc": "http://purl.org/dc/terms/",
  "xmlns:opds": "http://opds-spec.org/2010/catalog",
  "xmlns:opensearch": "http://a9.com/-/spec/opensearch/1.1/",
  "xmlns:thr": "http://purl.org/syndication/thread/1.0",
} as const;

/** Of a feed that has never listed anything. */
const never = "1970-01-01T00:00:00.000Z";

/** The specification asks for the description; some reading apps know the template alone, with this very type. */
const searchElements = (to: OpdsAddresses) =>
  element("link", { rel: "search", href: to.searchDescription, type: searchDescriptionType }) +
  element("link", { rel: "search", href: to.searchTemplate, type: "application/atom+xml" });

const feedLink = (link: OpdsLink, to: OpdsAddresses) =>
  link.rel === "search" ? searchElements(to) : linkElement(link, to);

const facetElements = ({ metadata, links }: OpdsFacet) =>
  links.map(({ rel, href, title, properties }) =>
    element("link", {
      rel: "http://opds-spec.org/facet",
      href,
      type: acquisitionType,
      title,
      "opds:facetGroup": metadata.title,
      "opds:activeFacet": rel === "self" ? "true" : undefined,
      "thr:count": properties?.numberOfItems,
    }),
  );

function countElements({ itemsPerPage, numberOfItems }: OpdsFeed["metadata"]): string[] {
  return [
    numberOfItems === undefined
      ? ""
      : textElement("opensearch:totalResults", String(numberOfItems)),
    itemsPerPage === undefined ? "" : textElement("opensearch:itemsPerPage", String(itemsPerPage)),
  ];
}

/** A feed as OPDS 1.2. One that lists publications has no ways on besides its links. */
export function atomFeed(feed: OpdsFeed, to: OpdsAddresses): { type: string; body: string } {
  const { metadata, links, navigation = [], publications = [], facets = [] } = feed;
  const self = links.find(({ rel }) => rel === "self")?.href ?? to.root;
  const isNavigation = self === to.root;
  const updated = metadata.modified ?? never;
  const entries = isNavigation
    ? navigation.map((link) => navigationEntry(link, updated))
    : publications.map((one) => element("entry", {}, publicationContent(one, to)));
  const content = [
    textElement("id", self),
    textElement("title", metadata.title),
    textElement("updated", updated),
    element("author", {}, textElement("name", "Katha")),
    ...countElements(metadata),
    ...links.map((link) => feedLink(link, to)),
    ...facets.flatMap(facetElements),
    ...entries,
  ];
  const type = isNavigation ? navigationType : acquisitionType;
  return { type, body: xmlDocument(element("feed", names, content.join("\n"))) };
}

/** A publication alone. */
export function atomEntry(publication: OpdsPublication, to: OpdsAddresses): string {
  const { xmlns, "xmlns:dc": dc } = names;
  const content = publicationContent(publication, to);
  return xmlDocument(element("entry", { xmlns, "xmlns:dc": dc }, content));
}
