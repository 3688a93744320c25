import type { Story } from "@katha/api/contract";
import { socialSize } from "../../../features/media/renditions/derived.ts";
import { element, inMarkup, textElement, xmlDocument } from "@katha/play/xml";
import type { HeadLink, LinkedPage } from "../../../http/pages/head-links.ts";

export const oembedFormats = ["json", "xml"] as const;

const usualSize = { width: 480, height: 520 } as const;

interface OembedRequest {
  site: string;
  /** The page to show in a frame. */
  embed: string;
  picture: string | null;
  most: { width: number; height: number };
}

/** A story by the oEmbed protocol: a frame with its opening. */
export function oembedOf(story: Story, { site, embed, picture, most }: OembedRequest) {
  const width = Math.min(usualSize.width, most.width);
  const height = Math.min(usualSize.height, most.height);
  const fits = socialSize.width <= most.width && socialSize.height <= most.height;
  const frame = `<iframe src="${inMarkup(embed)}" title="${inMarkup(story.title)}" width="${width}" height="${height}" style="border:0" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return {
    type: "rich",
    version: "1.0",
    title: story.title,
    author_name: story.author.display_name,
    provider_name: "Katha",
    provider_url: site,
    cache_age: 3600,
    ...(picture !== null &&
      fits && {
        thumbnail_url: picture,
        thumbnail_width: socialSize.width,
        thumbnail_height: socialSize.height,
      }),
    html: frame,
    width,
    height,
  };
}

export function asXml(answer: object): string {
  const fields = Object.entries(answer).map(([name, value]) => textElement(name, String(value)));
  return xmlDocument(element("oembed", {}, ...fields));
}

/** Tells other software how to show a story. */
export function linksToOembed({ site, address, story }: LinkedPage): HeadLink[] {
  if (story === undefined) return [];
  const { title } = story;
  const href = `${site}/oembed?url=${encodeURIComponent(address)}`;
  return [
    { rel: "alternate", type: "application/json+oembed", title, href },
    { rel: "alternate", type: "text/xml+oembed", title, href: `${href}&format=xml` },
  ];
}
