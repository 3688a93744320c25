import type { Story } from "@katha/api/contract";
import { inMarkup } from "@katha/play/xml";

interface Embedded {
  site: string;
  /** The story's page. */
  address: string;
  story: Pick<Story, "title">;
}

export const oembedAddress = (site: string, address: string): string =>
  `${site}/oembed?url=${encodeURIComponent(address)}`;

/** Tells other software how to show a story. */
export function embedLinks({ site, address, story }: Embedded): string[] {
  const link = (type: string, href: string) =>
    `<link rel="alternate" type="${type}" title="${inMarkup(story.title)}" href="${inMarkup(href)}">`;
  return [
    link("application/json+oembed", oembedAddress(site, address)),
    link("text/xml+oembed", `${oembedAddress(site, address)}&format=xml`),
  ];
}
