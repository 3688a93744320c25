import type { NotificationKind } from "@katha/api/contract";
import english from "./english.json" with { type: "json" };

export type EmailKind = keyof typeof english.emails;
export const emailKinds = Object.keys(english.emails) as EmailKind[];

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
