import type { Story } from "@katha/api/contract";
import { inMarkup } from "../crawlers/in-markup.ts";

interface Recorded {
  site: string;
  /** The story's page. */
  address: string;
  story: Pick<Story, "id" | "title">;
}

export const oembedAddress = (site: string, address: string): string =>
  `${site}/oembed?url=${encodeURIComponent(address)}`;

export const recordPath = (id: string): string => `/ifiction/${id}.xml`;

/** Tells other software how to show a story, and where its catalogue record is. */
export function recordLinks({ site, address, story }: Recorded): string[] {
  const link = (type: string, href: string) =>
    `<link rel="alternate" type="${type}" title="${inMarkup(story.title)}" href="${inMarkup(href)}">`;
  return [
    link("application/json+oembed", oembedAddress(site, address)),
    link("text/xml+oembed", `${oembedAddress(site, address)}&format=xml`),
    link("application/x-ifiction+xml", site + recordPath(story.id)),
  ];
}
