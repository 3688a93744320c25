import type { spokenLanguages } from "@katha/api/contract";

export const letterKinds = [
  "verify_email",
  "reset_password",
  "password_changed",
  "change_email",
  "email_changed",
  "password_changed_here",
  "farewell",
  "story_approved",
  "story_returned",
] as const;
export type LetterKind = (typeof letterKinds)[number];

export type LetterLanguage = (typeof spokenLanguages)[number];

/** What a letter says, before it is set as text or as a page. */
export interface Letter {
  subject: string;
  greeting: string;
  before: readonly string[];
  /** What the button says, in letters that have a link. */
  action?: string;
  after: readonly string[];
  closing: string;
}

/** What letters about a story say of it. */
export interface AboutStory {
  title: string;
  reason: string;
}

export type LetterWords = Record<LetterKind, (name: string, story: AboutStory) => Letter>;
