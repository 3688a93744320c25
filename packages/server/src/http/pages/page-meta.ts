import { playMinutesOf, type Story, type StoryDetail } from "@katha/api/contract";
import { socialSize } from "../../features/media/renditions/derived.ts";
import { inMarkup } from "@katha/play/xml";
import type { HeadLink, LinkedPage } from "./head-links.ts";
import { socialPicture } from "../../features/media/renditions/social-picture.ts";
import { type AppPage, type FoundPage, pathOf } from "./app-routes.ts";

export interface PageAsked {
  found: FoundPage;
  address: string;
  /** What follows the path. */
  query?: URLSearchParams;
  /** The site's address, without a trailing slash. */
  site: string;
  pages: readonly AppPage[];
  /** The CSP nonce of this response. */
  nonce: string;
  /** What other software may read in the place of the page. */
  linksOf?: (page: LinkedPage) => readonly HeadLink[];
  /** The stories that the page features. */
  shown?: readonly Story[];
  /** The page as it was rendered. */
  rendered?: { title: string; language: string } | null;
}

const siteDescription =
  "Stories that listen: play branching tales of Indian myth and folklore, told as you go.";
const siteDescriptions: Readonly<Record<string, string>> = {
  en: siteDescription,
  hi: "कहानियाँ जो सुनती हैं: भारत की पौराणिक और लोक कथाएँ, जो आपके कहे से आगे बढ़ती हैं।",
};
const veiledDescription = "A story for readers of 17 and over.";
const noIndex = `<meta name="robots" content="noindex">`;
const longestDescription = 200;

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Further tags of the head. */
  readonly tags: readonly string[];
}

/** A page's metadata for clients that run no scripts: search engines, messengers, feed readers. */
export function pageMeta(asked: PageAsked): PageMeta {
  const { status, about, unlisted } = asked.found;
  if (status === 404 || unlisted) return { ...siteNames, tags: [noIndex] };
  if (about?.is_veiled) return metaOfVeiled(about);
  return about ? metaOfStory(about, asked) : metaOfSite(asked);
}

/** Search engines and messengers get no more of a mature story than its title. */
function metaOfVeiled({ title }: StoryDetail): PageMeta {
  const tags = [noIndex, property("og:site_name", "Katha"), property("og:title", title)];
  return { title: `${title} · Katha`, description: veiledDescription, tags };
}

const siteNames = { title: "Katha", description: siteDescription };

function metaOfSite(asked: PageAsked): PageMeta {
  const { address, site, pages, nonce, shown = [], rendered, query } = asked;
  const isOfSite = ["landing", "home"].some((id) => pathOf(pages, id) === address);
  const title = (isOfSite ? undefined : rendered?.title) ?? siteNames.title;
  const description = siteDescriptions[rendered?.language ?? "en"] ?? siteDescription;
  const tags = [
    canonical(`${site}${address}`),
    property("og:site_name", "Katha"),
    property("og:type", "website"),
    property("og:url", `${site}${address}`),
    property("og:title", title.replace(/ · [^·]*$/u, "")),
    property("og:description", description),
    ...picturesOf(shown[0], site),
    ...linkTags(asked, {
      address: site + address,
      ...(address === pathOf(pages, "stories") && { query }),
    }),
    linkedData(
      {
        "@type": "WebSite",
        name: "Katha",
        url: site + pathOf(pages, "home"),
        ...(shown.length > 0 && {
          hasPart: shown.map((story) => ({
            "@type": "Game",
            name: story.title,
            url: site + pathOf(pages, "story", story.id),
          })),
        }),
      },
      nonce,
    ),
  ];
  return { title, description, tags };
}

function metaOfStory(story: StoryDetail, asked: PageAsked): PageMeta {
  const { site, pages, nonce } = asked;
  const address = site + pathOf(pages, "story", story.id);
  const description = shortened(story.tagline || story.story_description);
  const picture = socialPicture(story.cover_image_url, site);
  const tags = [
    canonical(address),
    property("og:site_name", "Katha"),
    property("og:type", "article"),
    property("og:url", address),
    property("og:title", story.title),
    property("og:description", description),
    property("og:locale", story.language),
    ...picturesOf(story, site),
    ...linkTags(asked, { address, story }),
    linkedData(dataOf(story, { address, description, picture }), nonce),
  ];
  return { title: `${story.title} · Katha`, description, tags };
}

function picturesOf(story: Story | undefined, site: string): string[] {
  const picture = socialPicture(story?.cover_image_url ?? null, site);
  if (!story || !picture) return [];
  return [
    property("og:image", picture),
    property("og:image:width", String(socialSize.width)),
    property("og:image:height", String(socialSize.height)),
    property("og:image:alt", story.image_alt || story.title),
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${inMarkup(content)}">`;

function linkTags({ site, linksOf }: PageAsked, page: Omit<LinkedPage, "site">): string[] {
  const links = linksOf?.({ site, ...page }) ?? [];
  return links.map(
    ({ rel, type, title, href }) =>
      `<link rel="${rel}" type="${type}" title="${inMarkup(title)}" href="${inMarkup(href)}">`,
  );
}

const canonical = (address: string) => `<link rel="canonical" href="${inMarkup(address)}">`;

function shortened(text: string): string {
  const line = text
    .replaceAll(/[*_#>`]+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (line.length <= longestDescription) return line;
  return `${line.slice(0, longestDescription).replace(/(?<!\s)\s+\S*$/, "")}…`;
}

function dataOf(
  story: StoryDetail,
  about: { address: string; description: string; picture: string | null },
): object {
  return {
    "@type": ["Game", "CreativeWork"],
    name: story.title,
    url: about.address,
    description: about.description,
    inLanguage: story.language,
    genre: story.category?.display_name,
    keywords: story.tags.map(({ display_name }) => display_name).join(", "),
    author: { "@type": "Person", name: story.author.display_name },
    datePublished: story.published_at ?? undefined,
    dateModified: story.updated_at,
    image: about.picture ?? undefined,
    timeRequired: `PT${playMinutesOf(story)}M`,
    isAccessibleForFree: !story.is_premium,
    contentRating: story.content_rating,
  };
}

/** A script element for data: it cannot run, and cannot be left through its own text. */
function linkedData(about: object, nonce: string): string {
  const data = { "@context": "https://schema.org", ...about };
  const text = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/ld+json" nonce="${nonce}">${text}</script>`;
}
