/** When both texts were last changed. */
export const legalDate = "2024-03-27T12:00:00Z";

type SaidInEveryLanguage = "privacy.along" | "privacy.alongUntil" | "privacy.alongOthers";

interface LegalSection {
  /** The id, also the fragment in its address. */
  id: string;
  /** The heading. */
  title: string;
  /** Paragraphs, lists of points, and paragraphs that come in the reader's language. */
  body: readonly (string | readonly string[] | { said: SaidInEveryLanguage })[];
}

/** A text of the site. */
export interface LegalDocument {
  name: "terms" | "privacy";
  /** The table of contents lists them. */
  sections: readonly LegalSection[];
}

/** How to contact whoever runs the site; left out if no contact is configured. */
export interface LegalContact {
  /** The contact's name. */
  name: string;
  /** A `mailto:` address or the address of a page. */
  href: string;
}
