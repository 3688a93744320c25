import type { PasswordHasher } from "../../lib/passwords.ts";
import type { SiteSettings } from "../site-settings/index.ts";
import type { UsersDependencies } from "../users/service.ts";
import type { Limits } from "./limits/limits.ts";
import type { LinkNeeds } from "./recovery/links.ts";
import type { SignInNeeds } from "./sign-ins/sign-ins.ts";
import type { WayIn } from "./ways-in.ts";

export interface AuthDependencies extends UsersDependencies, SignInNeeds, LinkNeeds {
  passwords: PasswordHasher;
  limits: Limits;
  /** The ways in beside passwords. */
  waysIn: WayIn[];
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
