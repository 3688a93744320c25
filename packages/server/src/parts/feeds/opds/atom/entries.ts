import type { OpdsAddresses } from "../addresses.ts";
import type { OpdsContributor, OpdsLink, OpdsPublication } from "../model.ts";
import { acquisitionType, atomTypeOf } from "./types.ts";
import { element, textElement } from "@katha/play/xml";

export const linkElement = (link: OpdsLink, to: OpdsAddresses): string =>
  element("link", {
    rel: link.rel,
    href: link.href,
    type: atomTypeOf(link, to),
    title: link.title,
  });

const authorElement = ({ name, links = [] }: OpdsContributor) =>
  element(
    "author",
    {},
    textElement("name", name) + links.map(({ href }) => textElement("uri", href)).join(""),
  );

const image = "http://opds-spec.org/image";

/** Reading apps show the one in lists and the other alone. */
const imageElements = ({ href, type }: OpdsLink) =>
  [image, `${image}/thumbnail`].map((rel) => element("link", { rel, href, type })).join("");

/** What is inside a publication's entry. */
export function publicationContent(
  { metadata, links, images = [] }: OpdsPublication,
  to: OpdsAddresses,
): string {
  const { title, identifier, author, language, modified, published, description } = metadata;
  return [
    textElement("title", title),
    textElement("id", identifier),
    textElement("updated", modified),
    textElement("published", published),
    author ? authorElement(author) : "",
    textElement("dc:language", language),
    textElement("dc:issued", published),
    ...(metadata.subject ?? []).map(({ name }) => element("category", { term: name, label: name })),
    description === undefined ? "" : textElement("summary", description, { type: "text" }),
    ...images.map(imageElements),
    ...links.map((link) => linkElement(link, to)),
  ].join("");
}

const countOf = ({ properties, title = "" }: OpdsLink): string => {
  const count = properties?.numberOfItems;
  if (count === undefined) return title;
  return count === 1 ? "1 story" : `${count} stories`;
};

/** A way on. Reading apps follow a subsection where they do not know what a better name means. */
export const navigationEntry = (link: OpdsLink, updated: string): string =>
  element(
    "entry",
    {},
    [
      textElement("title", link.title ?? ""),
      textElement("id", link.href),
      textElement("updated", updated),
      textElement("content", countOf(link), { type: "text" }),
      element("link", { rel: "subsection", href: link.href, type: acquisitionType }),
    ].join(""),
  );
