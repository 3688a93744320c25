/** The day both texts were last changed. */
export const legalDate = "2024-03-27T12:00:00Z";

export interface LegalSection {
  id: string;
  title: string;
  /** A paragraph, or a list of points. */
  body: readonly (string | readonly string[])[];
}

/** Where the site's keeper can be written to; left out where none is set. */
export interface LegalContact {
  name: string;
  href: string;
}
