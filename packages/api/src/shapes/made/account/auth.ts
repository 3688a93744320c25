// Made from the contract by `npm run readers`.
import type { SecondFactorAsked } from "./second-factor-asked.ts";
import type { User } from "./users.ts";

export interface TokenSet {
  accessToken: string;
  refreshToken: string;
  tokenType: "bearer";
  /** Seconds until the access token expires */
  expiresIn: number;
}

export interface Authenticated {
  tokens: TokenSet;
  user: User;
}

export type FirstStepAnswer = Authenticated | SecondFactorAsked;

export interface SignInWays {
  /** For Google's button; null: not offered */
  googleClientId: string | null;
  /** Providers of OpenID Connect, in the host's order */
  providers: {
    key: string;
    name: string;
  }[];
  /** Whom a trusted proxy names in this request; null: nobody */
  proxyName: string | null;
  /** Whether passwords sign in and register */
  passwords: boolean;
  /** Who may make an account: everybody, the invited, those of some domains, nobody */
  registration: "open" | "invitation" | "domains" | "closed";
}
