import { useSiteLinks } from "../../shell/site-links.ts";

/** How to reach the people who run the site, for the legal pages. */
export function useContact() {
  const { contact } = useSiteLinks();
  if (contact === undefined) return undefined;
  return { name: contact.replace(/^(mailto:|https:\/\/)/, ""), href: contact };
}
