import type { PasswordHasher } from "../../lib/passwords.ts";
import type { SiteSettings } from "../site-settings/index.ts";
import type { UsersDependencies } from "../users/service.ts";
import type { Limits } from "./limits/limits.ts";
import type { GoogleSignIn, OpenIdProvider } from "./openid/provider.ts";
import type { ProxyHeaders } from "./proxy/headers.ts";
import type { LinkNeeds } from "./recovery/links.ts";
import type { RelyingParty } from "./second-factor/relying-party.ts";
import type { SignInNeeds } from "./sign-ins/sign-ins.ts";

export interface AuthDependencies extends UsersDependencies, SignInNeeds, LinkNeeds {
  passwords: PasswordHasher;
  limits: Limits;
  /** Absent if no client id is configured. */
  google?: GoogleSignIn | undefined;
  /** Providers of OpenID Connect, in the host's order. */
  openId: readonly OpenIdProvider[];
  /** Undefined if no proxy signs anybody in. */
  proxyHeaders: ProxyHeaders | undefined;
  /** Whether passwords sign in and register. */
  allowsPasswords: boolean;
  /** Who may make an account, and whether administrators need a proved second factor. */
  siteSettings: Pick<SiteSettings, "now">;
  /** Gives and takes the role of an administrator as a provider says; undefined: it does not say. */
  claimedRole: (userId: string, isAdministrator: boolean | undefined) => Promise<void>;
  /** Whether cookies are sent only over TLS. */
  secure: boolean;
  /** The path that cookies are for, without a slash at its end; empty at a host's root. */
  basePath: string;
}

export interface Caller {
  address: string;
  device: string;
  language: string;
  cookies: string | undefined;
  /** The site at which the request arrived, with its path. */
  site: string;
  /** The same for passkeys. */
  rp: RelyingParty;
  setCookie: (cookie: string) => void;
}
