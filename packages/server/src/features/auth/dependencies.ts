import type { PasswordHasher } from "../../lib/passwords.ts";
import type { UsersDependencies } from "../users/service.ts";
import type { GoogleSignIn } from "./google/google.ts";
import type { Limits } from "./limits/limits.ts";
import type { LinkNeeds } from "./recovery/links.ts";
import type { RelyingParty } from "./second-factor/relying-party.ts";
import type { SignInNeeds } from "./sign-ins/sign-ins.ts";

export interface AuthDependencies extends UsersDependencies, SignInNeeds, LinkNeeds {
  passwords: PasswordHasher;
  limits: Limits;
  /** Absent if no client id is configured. */
  google?: GoogleSignIn | undefined;
  /** Whether cookies are sent only over TLS. */
  secure: boolean;
  /** Whether administrators need a proved second factor. */
  adminSecondFactor: boolean;
}

export interface Caller {
  address: string;
  device: string;
  language: string;
  cookies: string | undefined;
  /** The site at which the request arrived. */
  rp: RelyingParty;
  setCookie: (cookie: string) => void;
}
