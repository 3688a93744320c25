import * as z from "zod";
import { registrations } from "../account/auth.ts";
import { defineCall } from "../call.ts";
import { adminCalls } from "../call-table/admin.ts";
import { line } from "../fields/text.ts";
import { quotaMegabytesMax, siteDomainsMax, siteTextLength, socialLinksMax } from "../limits.ts";

export const reviews = ["auto", "human"] as const;
export const secondFactorRules = ["required", "optional"] as const;
const waysIn = ["google", "openid", "proxy"] as const;
const testMailOutcomes = ["sent", "refused", "file"] as const;

const page = z
  .url({ protocol: /^https$/, error: "Write an address that begins with https://." })
  .max(siteTextLength.address);
const megabytes = z.int().min(1).max(quotaMegabytesMax);

const registration = z
  .object({
    rule: z.enum(registrations),
    domains: z
      .array(
        z
          .string()
          .max(siteTextLength.domain)
          .regex(
            /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/,
            "Write domains like example.org.",
          ),
      )
      .max(siteDomainsMax),
  })
  .refine(({ rule, domains }) => rule !== "domains" || domains.length > 0, {
    path: ["domains"],
    error: "Write one domain or more, like example.org.",
  })
  .meta({ isDocument: true });

const socialLink = z.object({
  label: line({ max: siteTextLength.label, required: "Name the link." }),
  href: page,
});

const mailServerFault = "Write an address like smtps://mail.example.org.";

/** It names a host, and its user and password can be read. */
function isMailServer(address: string): boolean {
  const { host, username, password } = new URL(address);
  try {
    decodeURIComponent(username + password);
    return host !== "";
  } catch {
    return false;
  }
}

/** Each setting, as it is kept and as the server's file would say it. */
export const siteSettingForms = {
  registration,
  review: z.enum(reviews),
  guide_url: page,
  chat_url: page,
  waitlist_url: page,
  contact: z
    .url({
      protocol: /^(https|mailto)$/,
      error: "Write an address that begins with mailto: or https://.",
    })
    .max(siteTextLength.address),
  social: z.array(socialLink).max(socialLinksMax),
  quota_stories: megabytes,
  quota_versions: megabytes,
  quota_plays: megabytes,
  quota_pictures: megabytes,
  admin_second_factor: z.enum(secondFactorRules),
  smtp_url: z
    .url({ protocol: /^smtps?$/, error: mailServerFault, abort: true })
    .max(siteTextLength.mailServer)
    .refine(isMailServer, { error: mailServerFault }),
  mail_from: line({
    max: siteTextLength.sender,
    also: [
      [
        (sender) => /^([^<>]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/.test(sender),
        "Write a sender like Katha <katha@example.org>.",
      ],
    ],
  }),
};
export type SiteSettingName = keyof typeof siteSettingForms;
export const siteSettingNames = Object.keys(siteSettingForms) as SiteSettingName[];

const wayIn = z
  .object({
    kind: z.enum(waysIn).meta({ fallback: "openid" }),
    name: z.string().describe("As its button says; of a proxy, the header that names people"),
    address: z
      .string()
      .nullable()
      .describe("What the provider asks for: where it sends people back to, or Katha's origin"),
  })
  .meta({ id: "WayIn" });

const fixedSetting = z
  .object({
    name: z.string().describe("Of the setting, as a change calls it"),
    variable: z.string().describe("Of the server's file, which says it"),
  })
  .meta({ id: "FixedSiteSetting" });

const count = z.int().min(0);

export const siteSettings = z
  .object({
    registration: z
      .object({
        rule: z.enum(registrations).meta({ fallback: "open" }),
        domains: z
          .array(z.string())
          .describe("For `domains`: what the address of an account ends with, after the @"),
      })
      .meta({ id: "SiteRegistration" }),
    review: z.enum(reviews).meta({ fallback: "auto" }),
    guide_url: z.string().nullable(),
    chat_url: z.string().nullable(),
    waitlist_url: z.string().nullable(),
    contact: z.string().nullable(),
    social: z.array(
      z.object({ label: z.string(), href: z.string() }).meta({ id: "SiteSocialLink" }),
    ),
    quota_stories: count.describe("What one account may store, in megabytes"),
    quota_versions: count,
    quota_plays: count,
    quota_pictures: count,
    admin_second_factor: z.enum(secondFactorRules).meta({ fallback: "optional" }),
    mail_from: z.string(),
    smtp_host: z
      .string()
      .nullable()
      .describe("The address and its password are never sent; null: e-mails are files"),
    passwords: z.boolean().describe("Whether passwords sign in and register"),
    ways_in: z.array(wayIn).describe("Ways to sign in besides passwords"),
    from_file: z
      .array(fixedSetting)
      .describe("What the server's file says, which cannot be changed here"),
  })
  .meta({ id: "SiteSettings" });
export type SiteSettings = z.infer<typeof siteSettings>;

const nullable = <Form extends z.ZodType>(form: Form) => form.nullable().optional();
const changes = z
  .object({
    registration: nullable(siteSettingForms.registration),
    review: nullable(siteSettingForms.review),
    guide_url: nullable(siteSettingForms.guide_url),
    chat_url: nullable(siteSettingForms.chat_url),
    waitlist_url: nullable(siteSettingForms.waitlist_url),
    contact: nullable(siteSettingForms.contact),
    social: nullable(siteSettingForms.social),
    quota_stories: nullable(siteSettingForms.quota_stories),
    quota_versions: nullable(siteSettingForms.quota_versions),
    quota_plays: nullable(siteSettingForms.quota_plays),
    quota_pictures: nullable(siteSettingForms.quota_pictures),
    admin_second_factor: nullable(siteSettingForms.admin_second_factor),
    smtp_url: nullable(siteSettingForms.smtp_url).describe(
      "With user and password; it is sealed, and never sent again",
    ),
    mail_from: nullable(siteSettingForms.mail_from),
  })
  .meta({ id: "SiteSettingsForm" });
export type SiteSettingsChange = z.infer<typeof changes>;

export const getSiteSettings = defineCall(adminCalls.getSiteSettings, {
  summary: "What administrators decide about the site",
  answer: siteSettings,
});

export const changeSiteSettings = defineCall(adminCalls.changeSiteSettings, {
  summary: "Change settings of the site, at once; left out: as it was, null: as usual",
  body: changes,
  answer: siteSettings,
  problems: { 409: "A variable of the server's file says this; change it there." },
});

export const sendTestMail = defineCall(adminCalls.sendTestMail, {
  summary: "Send an e-mail to the administrator who asks, at once",
  answer: z
    .object({
      outcome: z.enum(testMailOutcomes).meta({ fallback: "sent" }),
      recipient: z.string(),
      said: z.string().describe("What the mail server answered"),
    })
    .meta({ id: "TestMail" }),
});
