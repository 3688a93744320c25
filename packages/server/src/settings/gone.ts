/** Settings that earlier versions had, each with a sentence that says what to do now. */
export type GoneSettings = Readonly<Record<string, string>>;

/** A start warns of these. Whoever takes one away writes it here, and in docs/guides/release-notes.md. */
export const goneSettings: GoneSettings = {
  KATHA_DATABASE_WAIT: "A request waits 10 seconds for the database.",
  KATHA_SECRET_CHANGED: "Set KATHA_SECRET_PREVIOUS to the secret of before, or to lost.",
  KATHA_SERVER_NAME: "A server is called after its machine and its port.",
};

/**
 * What is now decided at /admin/settings, by its name in the file of KATHA_SETTINGS. A start with one of these is refused:
 * what a host had closed would be open.
 */
export const movedSettings: Readonly<Record<string, string>> = {
  REVIEW: "review",
  KATHA_ADMIN_SECOND_FACTOR: "admin_second_factor",
  KATHA_GUIDE_URL: "guide_url",
  KATHA_CHAT_URL: "chat_url",
  KATHA_WAITLIST_URL: "waitlist_url",
  KATHA_CONTACT: "contact",
  KATHA_SOCIAL: "social",
  KATHA_QUOTA_STORIES: "quota_stories",
  KATHA_QUOTA_VERSIONS: "quota_versions",
  KATHA_QUOTA_PLAYS: "quota_plays",
  KATHA_QUOTA_PICTURES: "quota_pictures",
};
