import { type SiteLinks, noSiteLinks, siteLinksId } from "@katha/api";
import { createContext, useContext } from "react";
import { paths } from "../routes/paths.ts";

export const SiteLinksContext = createContext(noSiteLinks);

/** Where the site leads outside itself; the guide is a page of ours unless it is elsewhere. */
export function useSiteLinks(): SiteLinks & { readonly guide: string } {
  const links = useContext(SiteLinksContext);
  return { ...links, guide: links.guide ?? paths.guide };
}

/** The server writes them into every page. */
export function readSiteLinks(page: Document): SiteLinks {
  const text = page.getElementById(siteLinksId)?.textContent;
  return text ? (JSON.parse(text) as SiteLinks) : noSiteLinks;
}
