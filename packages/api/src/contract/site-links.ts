/** Links from the site to elsewhere, from its settings. Those that are not set are absent. */
export interface SiteLinks {
  readonly guide?: string | undefined;
  readonly chat?: string | undefined;
  /** An external form; without one, the server keeps the waitlist. */
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

/** The id of the element that holds them in a page. */
export const siteLinksId = "katha-site-links";
