import type { Story } from "@katha/api/contract";
import type { HeadLink, LinkedPage } from "../../../http/pages/head-links.ts";
import { atomCatalogueType, opdsPaths, opdsType } from "../opds/addresses.ts";

const formats = [
  ["application/rss+xml", "xml"],
  ["application/feed+json", "json"],
] as const;

const feedLinks = (feed: string, title: string): HeadLink[] =>
  formats.map(([type, ending]) => ({ rel: "alternate", type, title, href: `${feed}.${ending}` }));

export const feedPath = (trait: string, value: string): string =>
  `/feeds/${trait}/${encodeURIComponent(value)}`;

const traits = [
  ["author", "stories by this author"],
  ["tag", "stories with this tag"],
  ["language", "stories in this language"],
] as const;

/** Only a list that asks for one value of one trait is a feed. */
function linksOfList(site: string, query: URLSearchParams): HeadLink[] {
  const asked = [...query].filter(([, value]) => value !== "");
  const [trait, value = ""] = asked.length === 1 ? (asked[0] ?? []) : [];
  const named = traits.find(([name]) => name === trait);
  if (named === undefined || value.includes(",")) return [];
  return feedLinks(site + feedPath(named[0], value), `Katha: ${named[1]}`);
}

const catalogues = [
  [atomCatalogueType, opdsPaths.atom],
  [opdsType, opdsPaths.json],
] as const;

function linksOfStory(site: string, { author, tags, language }: Story): HeadLink[] {
  const linksTo = (trait: string, value: string, name: string) =>
    feedLinks(site + feedPath(trait, value), `Katha: ${name}`);
  return [
    ...(author.id ? linksTo("author", author.id, author.display_name) : []),
    ...tags.flatMap(({ id, display_name }) => linksTo("tag", id, display_name)),
    ...linksTo("language", language, languageName(language)),
  ];
}

/** Tells feed readers which feeds belong to a page, and reading apps where the catalogue of all stories is. */
export function linksToFeeds({ site, story, query }: LinkedPage): HeadLink[] {
  return [
    ...feedLinks(`${site}/feed`, "Katha: new stories"),
    ...catalogues.map(([type, path]): HeadLink => {
      return { rel: "related", type, title: "Katha: catalogue", href: site + path };
    }),
    ...(query ? linksOfList(site, query) : []),
    ...(story ? linksOfStory(site, story) : []),
  ];
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

export const languageName = (language: string): string => languageNames.of(language) ?? language;
