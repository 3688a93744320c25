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

/** A line of the email with news. */
export type NewsLine =
  | { kind: Exclude<NotificationKind, "task_completed">; title: string }
  | { kind: "task_completed"; count: number; coins: number };

export interface AboutNews {
  lines: readonly NewsLine[];
  /** How many there are beyond these. */
  more: number;
}

/** What an email mentions, as far as it is about it. */
export interface EmailFacts {
  name?: string | undefined;
  /** A story's. */
  title?: string | undefined;
  /** Why a story was returned, or an account suspended. */
  reason?: string | undefined;
  /** The day in words on which a suspension ends; undefined if it lasts until it is lifted. */
  until?: string | undefined;
  news?: AboutNews | undefined;
  link?: string | undefined;
  stopLink?: string | undefined;
}
