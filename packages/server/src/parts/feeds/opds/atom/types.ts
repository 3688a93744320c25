import { atomCatalogueType, type OpdsAddresses, opdsType, publicationType } from "../addresses.ts";
import type { OpdsLink } from "../model.ts";

export const navigationType = `${atomCatalogueType};kind=navigation`;
export const acquisitionType = `${atomCatalogueType};kind=acquisition`;
export const entryType = "application/atom+xml;type=entry;profile=opds-catalog";
export const searchDescriptionType = "application/opensearchdescription+xml";

/** The type in OPDS 1.2 of what has another in OPDS 2: only the root is there to navigate. */
export function atomTypeOf(
  { rel, type, href }: Pick<OpdsLink, "rel" | "type" | "href">,
  to: OpdsAddresses,
): string {
  if (type === publicationType) return entryType;
  if (type !== opdsType || rel === "alternate") return type;
  return href === to.root ? navigationType : acquisitionType;
}
