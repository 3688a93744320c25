import { type SiteLinks, type SiteSettingName, siteSettingNames } from "@katha/api/contract";
import { megabyte, type QuotaLimits } from "../quotas/index.ts";
import { variableOf, type SiteValues } from "./values.ts";

/** What the server's file and its defaults come to. */
export interface FileConfig {
  registration: SiteValues["registration"];
  review: SiteValues["review"];
  siteLinks: SiteLinks;
  /** In bytes. */
  quotas: QuotaLimits;
  adminSecondFactor: boolean;
  mail: { smtpUrl: string | undefined; from: string };
  /** The variables as they were set. */
  given: Readonly<Record<string, string>>;
}

/** Where nothing is decided, these depend on where the server is reached. */
export const usualHere = ({ adminSecondFactor, mail }: FileConfig) => ({
  admin_second_factor: adminSecondFactor ? ("required" as const) : ("optional" as const),
  mail_from: mail.from,
});

/** What the variables that are set say; the rest is for administrators to decide. */
export function fileSettingsOf(config: FileConfig): Partial<SiteValues> {
  const { registration, review, siteLinks, quotas, mail, given } = config;
  const said: SiteValues = {
    ...usualHere(config),
    registration,
    review,
    guide_url: siteLinks.guide ?? null,
    chat_url: siteLinks.chat ?? null,
    waitlist_url: siteLinks.waitlist ?? null,
    contact: siteLinks.contact ?? null,
    social: siteLinks.social,
    quota_stories: quotas.stories / megabyte,
    quota_versions: quotas.versions / megabyte,
    quota_plays: quotas.plays / megabyte,
    quota_pictures: quotas.pictures / megabyte,
    smtp_url: mail.smtpUrl ?? null,
  };
  const isSaid = (name: SiteSettingName) => given[variableOf(name)] !== undefined;
  return Object.fromEntries(siteSettingNames.filter(isSaid).map((name) => [name, said[name]]));
}
