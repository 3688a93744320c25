import type { SiteLinks } from "@katha/api";

/** All links that the settings can name. */
export const siteLinks = {
  guide: "https://docs.example.org/katha",
  chat: "https://chat.example.org/katha",
  waitlist: "https://forms.example.org/katha",
  contact: "mailto:katha@example.org",
  social: [
    { label: "Mastodon", href: "https://social.example/@katha" },
    { label: "Videos", href: "https://video.example/katha" },
  ],
} satisfies SiteLinks;
