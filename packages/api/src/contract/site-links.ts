/** Where the site leads outside itself, as its settings say. What is not set is absent. */
export interface SiteLinks {
  readonly guide?: string | undefined;
  readonly chat?: string | undefined;
  /** A form elsewhere; without it the server keeps the waitlist. */
  readonly waitlist?: string | undefined;
  /** https or mailto. */
  readonly contact?: string | undefined;
  readonly social: readonly SocialLink[];
}

export interface SocialLink {
  readonly label: string;
  readonly href: string;
}

export const noSiteLinks: SiteLinks = { social: [] };

/** The id of the element in which a page carries them. */
export const siteLinksId = "katha-site-links";
