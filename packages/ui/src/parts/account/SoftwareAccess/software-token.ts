/** What a token may do; each may do what those before it may. */
export const softwareScopes = ["read", "write"] as const;
export type SoftwareScope = (typeof softwareScopes)[number];

/** For how many days a token can be made. */
export const softwareTokenDays = [30, 90, 365] as const;
export type SoftwareTokenDays = (typeof softwareTokenDays)[number];

export interface SoftwareToken {
  id: string;
  /** As its owner called it. */
  name: string;
  scope: SoftwareScope;
  /** When it was made, as an ISO date. */
  since: string;
  /** When it was last used, as an ISO date; null if it was not. */
  lastUsed: string | null;
  /** When it ends, as an ISO date. */
  until: string;
  /** Its end has come. */
  isExpired: boolean;
}

/** What is asked for when a token is made. */
export interface NewSoftwareToken {
  name: string;
  scope: SoftwareScope;
  days: SoftwareTokenDays;
  password: string;
}

/** The token itself, or why none was made. */
export type MadeSoftwareToken = { token: string } | { failure: string };
