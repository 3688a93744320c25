import type { NotificationKind } from "@katha/api/contract";

export const emailKinds = [
  "verify_email",
  "reset_password",
  "confirm_browser",
  "password_changed",
  "change_email",
  "email_change_asked",
  "email_changed",
  "password_changed_here",
  "second_factor_added",
  "second_factor_removed",
  "second_factors_reset",
  "second_factor_guessed",
  "recovery_code_used",
  "recovery_codes_renewed",
  "personal_token_made",
  "account_suspended",
  "suspension_lifted",
  "farewell",
  "story_approved",
  "story_returned",
  "news",
  "test",
] as const;
export type EmailKind = (typeof emailKinds)[number];

/** An email's texts, before they are rendered. */
export interface EmailText {
  subject: string;
  greeting: string;
  before: readonly string[];
  /** The button's label, in emails with a link. */
  action?: string;
  after: readonly string[];
  /** The label of the link by which no more of its kind come, in emails that can be stopped. */
  stop?: string;
  closing: string;
}

/** What emails about a story mention. */
export interface AboutStory {
  title: string;
  reason: string;
}

/** What the email about a suspension mentions. */
export interface AboutSuspension {
  reason: string;
  /** The day in words; null if it lasts until it is lifted. */
  until: string | null;
}

/** A line of the email with news. */
export type NewsLine =
  | { kind: Exclude<NotificationKind, "task_completed">; title: string }
  | { kind: "task_completed"; count: number; coins: number };

export interface AboutNews {
  lines: readonly NewsLine[];
  /** How many there are beyond these. */
  more: number;
}

export interface About {
  story: AboutStory;
  suspension: AboutSuspension;
  news: AboutNews;
}
