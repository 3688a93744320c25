import { type SiteLinks, noSiteLinks, siteLinksId } from "@katha/api";
import { createContext, useContext } from "react";
import { paths } from "../routes/paths.ts";

export const SiteLinksContext = createContext(noSiteLinks);

/** External links from the settings; without one for the guide, it is our own page. */
export function useSiteLinks(): SiteLinks & { readonly guide: string } {
  const links = useContext(SiteLinksContext);
  return { ...links, guide: links.guide ?? paths.guide };
}

/** Reads the links that the server writes into every page. */
export function readSiteLinks(page: Document): SiteLinks {
  const text = page.getElementById(siteLinksId)?.textContent;
  return text ? (JSON.parse(text) as SiteLinks) : noSiteLinks;
}
