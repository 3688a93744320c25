import type { RegistrationRule, SiteLinks, SiteSettingName, SocialLink } from "@katha/api/contract";
import { defaultLimits, megabyte, type QuotaLimits } from "../quotas/index.ts";

/** What administrators decide about the site, by the names under which it is kept and sent. */
export interface SiteValues {
  /** Who may make an account; for `domains`, what its address ends with, after the @. */
  readonly registration: { readonly rule: RegistrationRule; readonly domains: readonly string[] };
  /** `human`: administrators review what authors publish; `auto`: stories are published at once. */
  readonly review: "auto" | "human";
  readonly guide_url: string | null;
  readonly chat_url: string | null;
  readonly waitlist_url: string | null;
  readonly contact: string | null;
  readonly social: readonly SocialLink[];
  /** What one account may store, in megabytes. */
  readonly quota_stories: number;
  readonly quota_versions: number;
  readonly quota_plays: number;
  readonly quota_pictures: number;
  /** Whether administrators need a proved second factor. */
  readonly admin_second_factor: "required" | "optional";
  /** With user and password; null: emails are files in the data folder. */
  readonly smtp_url: string | null;
  readonly mail_from: string;
}

export const usualValues: SiteValues = {
  registration: { rule: "open", domains: [] },
  review: "auto",
  guide_url: null,
  chat_url: null,
  waitlist_url: null,
  contact: null,
  social: [],
  quota_stories: defaultLimits.stories / megabyte,
  quota_versions: defaultLimits.versions / megabyte,
  quota_plays: defaultLimits.plays / megabyte,
  quota_pictures: defaultLimits.pictures / megabyte,
  admin_second_factor: "optional",
  smtp_url: null,
  mail_from: "Katha <katha@localhost>",
};

const ofMail: Partial<Record<SiteSettingName, string>> = {
  smtp_url: "KATHA_SMTP_URL",
  mail_from: "KATHA_MAIL_FROM",
};

/** The variable of the server's file that says the same. */
export const variableOf = (name: SiteSettingName): string => ofMail[name] ?? "KATHA_SETTINGS";

export const linksOf = (values: SiteValues): SiteLinks => ({
  guide: values.guide_url ?? undefined,
  chat: values.chat_url ?? undefined,
  waitlist: values.waitlist_url ?? undefined,
  contact: values.contact ?? undefined,
  social: values.social,
});

export const limitsOf = (values: SiteValues): QuotaLimits => ({
  stories: values.quota_stories * megabyte,
  versions: values.quota_versions * megabyte,
  plays: values.quota_plays * megabyte,
  pictures: values.quota_pictures * megabyte,
});

/** What may be told of a mail server. */
export const hostOf = (smtpUrl: string | null): string | null =>
  smtpUrl === null ? null : new URL(smtpUrl).host;
