/** The day both texts were last changed. */
export const legalDate = "2024-03-27T12:00:00Z";

export interface LegalSection {
  /** Also the fragment of its address. */
  id: string;
  /** Its heading. */
  title: string;
  /** A paragraph, or a list of points. */
  body: readonly (string | readonly string[])[];
}

/** Where the site's keeper can be written to; left out where none is set. */
export interface LegalContact {
  /** Who answers. */
  name: string;
  /** A `mailto:` or the address of a page. */
  href: string;
}
