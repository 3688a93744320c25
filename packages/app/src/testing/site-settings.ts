import type { SiteSettings } from "@katha/api/admin";

/** Nothing is decided yet. */
export const usualSettings: SiteSettings = {
  registration: { rule: "open", domains: [] },
  review: "auto",
  guideUrl: null,
  chatUrl: null,
  waitlistUrl: null,
  contact: null,
  social: [],
  quotaStories: 64,
  quotaVersions: 128,
  quotaPlays: 64,
  quotaPictures: 256,
  adminSecondFactor: "optional",
  mailFrom: "Katha <katha@localhost>",
  smtpHost: null,
  passwords: true,
  waysIn: [],
  fromFile: [],
};

/** A site for a club, with a mail server and ways in besides passwords. */
export const clubSettings: SiteSettings = {
  ...usualSettings,
  registration: { rule: "domains", domains: ["school.example", "club.example"] },
  review: "human",
  chatUrl: "https://chat.example.org/katha",
  contact: "mailto:katha@example.org",
  social: [{ label: "Mastodon", href: "https://social.example/@katha" }],
  mailFrom: "Katha <katha@example.org>",
  smtpHost: "mail.example.org",
  waysIn: [
    { kind: "openid", name: "School", address: "https://katha.example.org/login" },
    { kind: "google", name: "Google", address: "https://katha.example.org" },
    { kind: "proxy", name: "Remote-User", address: null },
  ],
};

/** The server's file says what it can. */
export const fileSettings: SiteSettings = {
  ...clubSettings,
  fromFile: [
    ...[
      "registration",
      "review",
      "chat_url",
      "social",
      "quota_pictures",
      "admin_second_factor",
    ].map((name) => ({ name, variable: "KATHA_SETTINGS" })),
    { name: "smtp_url", variable: "KATHA_SMTP_URL" },
    { name: "mail_from", variable: "KATHA_MAIL_FROM" },
  ],
};
