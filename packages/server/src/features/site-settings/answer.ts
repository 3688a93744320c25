import { siteSettingNames, type SiteSettings as SiteSettingsAnswer } from "@katha/api/contract";
import type { SiteSettings } from "./site-settings.ts";
import { hostOf, variableOf } from "./values.ts";

export interface AnswerNeeds {
  siteSettings: SiteSettings;
  allowsPasswords: boolean;
  googleClientId: string | undefined;
  openId: readonly { name: string }[];
  proxyHeaders: { user: string } | undefined;
}

/** All but what holds a password. `site` is the address of this server, as providers know it. */
export function siteSettingsAnswer(needs: AnswerNeeds, site: string): SiteSettingsAnswer {
  const { siteSettings, allowsPasswords, googleClientId, openId, proxyHeaders } = needs;
  const { smtp_url, registration, social, ...shown } = siteSettings.now();
  return {
    ...shown,
    registration: { ...registration, domains: [...registration.domains] },
    social: [...social],
    smtp_host: hostOf(smtp_url),
    passwords: allowsPasswords,
    ways_in: [
      ...openId.map(({ name }) => ({ kind: "openid" as const, name, address: `${site}/login` })),
      // Its button asks from the page itself, and never comes back to another.
      ...(googleClientId
        ? [{ kind: "google" as const, name: "Google", address: new URL(site).origin }]
        : []),
      ...(proxyHeaders ? [{ kind: "proxy" as const, name: proxyHeaders.user, address: null }] : []),
    ],
    from_file: siteSettingNames
      .filter((name) => siteSettings.file[name] !== undefined)
      .map((name) => ({ name, variable: variableOf(name) })),
  };
}
