// Made from the contract by `npm run readers`.

export interface SiteRegistration {
  rule: "open" | "invitation" | "domains" | "closed";
  /** For `domains`: what the address of an account ends with, after the @ */
  domains: string[];
}

export interface SiteSocialLink {
  label: string;
  href: string;
}

export interface WayIn {
  kind: "google" | "openid" | "proxy";
  /** As its button says; of a proxy, the header that names people */
  name: string;
  /** What the provider asks for: where it sends people back to, or Katha's origin */
  address: string | null;
}

export interface FixedSiteSetting {
  /** Of the setting, as a change calls it */
  name: string;
  /** Of the server's file, which says it */
  variable: string;
}

export interface SiteSettings {
  registration: SiteRegistration;
  review: "auto" | "human";
  guideUrl: string | null;
  chatUrl: string | null;
  waitlistUrl: string | null;
  contact: string | null;
  social: SiteSocialLink[];
  /** What one account may store, in megabytes */
  quotaStories: number;
  quotaVersions: number;
  quotaPlays: number;
  quotaPictures: number;
  adminSecondFactor: "required" | "optional";
  mailFrom: string;
  /** The address and its password are never sent; null: e-mails are files */
  smtpHost: string | null;
  /** Whether passwords sign in and register */
  passwords: boolean;
  /** Ways to sign in besides passwords */
  waysIn: WayIn[];
  /** What the server's file says, which cannot be changed here */
  fromFile: FixedSiteSetting[];
}

export interface TestMail {
  outcome: "sent" | "refused" | "file";
  recipient: string;
  /** What the mail server answered */
  said: string;
}
