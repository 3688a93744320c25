// Made from the contract by `npm run readers`.
import type {
  FixedSiteSetting,
  SiteRegistration,
  SiteSettings,
  SiteSocialLink,
  TestMail,
  WayIn,
} from "../../../shapes/made/admin/site-settings.ts";
import {
  type Reader,
  flag,
  list,
  number,
  object,
  oneOf,
  text,
  textOrNull,
  texts,
} from "../../fields.ts";

export const readSiteRegistration: Reader<SiteRegistration> = object({
  rule: oneOf(["open", "invitation", "domains", "closed"], "open"),
  domains: texts,
});

export const readSiteSocialLink: Reader<SiteSocialLink> = object({
  label: text(),
  href: text(),
});

export const readWayIn: Reader<WayIn> = object({
  kind: oneOf(["google", "openid", "proxy"], "openid"),
  name: text(),
  address: textOrNull,
});

export const readFixedSiteSetting: Reader<FixedSiteSetting> = object({
  name: text(),
  variable: text(),
});

export const readSiteSettings: Reader<SiteSettings> = object({
  registration: readSiteRegistration,
  review: oneOf(["auto", "human"], "auto"),
  guide_url: textOrNull,
  chat_url: textOrNull,
  waitlist_url: textOrNull,
  contact: textOrNull,
  social: list(readSiteSocialLink),
  quota_stories: number(),
  quota_versions: number(),
  quota_plays: number(),
  quota_pictures: number(),
  admin_second_factor: oneOf(["required", "optional"], "optional"),
  mail_from: text(),
  smtp_host: textOrNull,
  passwords: flag(),
  ways_in: list(readWayIn),
  from_file: list(readFixedSiteSetting),
});

export const readTestMail: Reader<TestMail> = object({
  outcome: oneOf(["sent", "refused", "file"], "sent"),
  recipient: text(),
  said: text(),
});
