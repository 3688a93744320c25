import type { Story } from "@katha/api/contract";
import { inMarkup } from "@katha/play/xml";
import { atomCatalogueType, opdsPaths, opdsType } from "../opds/addresses.ts";

interface FeedsOfPage {
  site: string;
  /** The story that the page is about. */
  story?: Story;
  /** What a page that lists stories was asked for. */
  query?: URLSearchParams | undefined;
}

const kinds = [
  ["application/rss+xml", "xml"],
  ["application/feed+json", "json"],
] as const;

const linksTo = (site: string, path: string, title: string): string[] =>
  kinds.map(
    ([type, ending]) =>
      `<link rel="alternate" type="${type}" title="${inMarkup(title)}" href="${inMarkup(`${site}${path}.${ending}`)}">`,
  );

export const feedPath = (trait: string, value: string): string =>
  `/feeds/${trait}/${encodeURIComponent(value)}`;

const traits = [
  ["author", "stories by this author"],
  ["tag", "stories with this tag"],
  ["language", "stories in this language"],
] as const;

/** Only a list that asks for one value of one trait is a feed. */
function feedOfList(site: string, query: URLSearchParams): string[] {
  const asked = [...query].filter(([, value]) => value !== "");
  const [trait, value = ""] = asked.length === 1 ? (asked[0] ?? []) : [];
  const named = traits.find(([name]) => name === trait);
  if (named === undefined || value.includes(",")) return [];
  return linksTo(site, feedPath(named[0], value), `Katha: ${named[1]}`);
}

const catalogues = [
  [atomCatalogueType, opdsPaths.atom],
  [opdsType, opdsPaths.json],
] as const;

/** Where reading apps find the catalogue of all stories. */
const catalogueLinks = (site: string): string[] =>
  catalogues.map(
    ([type, path]) =>
      `<link rel="related" type="${type}" title="Katha: catalogue" href="${inMarkup(site + path)}">`,
  );

/** Tells feed readers which feeds belong to a page, and reading apps where the catalogue is. */
export function feedLinks({ site, story, query }: FeedsOfPage): string[] {
  const author = story?.author.id ?? null;
  return [
    ...linksTo(site, "/feed", "Katha: new stories"),
    ...catalogueLinks(site),
    ...(query ? feedOfList(site, query) : []),
    ...(story && author !== null
      ? linksTo(site, feedPath("author", author), `Katha: ${story.author.display_name}`)
      : []),
    ...(story?.tags ?? []).flatMap(({ id, display_name }) =>
      linksTo(site, feedPath("tag", id), `Katha: ${display_name}`),
    ),
    ...(story
      ? linksTo(
          site,
          feedPath("language", story.language),
          `Katha: ${languageName(story.language)}`,
        )
      : []),
  ];
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

export const languageName = (language: string): string => languageNames.of(language) ?? language;
