import type { PersonalToken } from "@katha/api/shapes";

/** What a token may do; each may do what those before it may. */
export const softwareScopes = [
  "read",
  "write",
] as const satisfies readonly PersonalToken["scope"][];

/** For how many days a token can be made. */
export const softwareTokenDays = [30, 90, 365] as const;
export type SoftwareTokenDays = (typeof softwareTokenDays)[number];

/** What is asked for when a token is made. */
export interface NewSoftwareToken extends Pick<PersonalToken, "name" | "scope"> {
  days: SoftwareTokenDays;
  password: string;
}

/** The token itself, or why none was made. */
export type MadeSoftwareToken = { token: string } | { failure: string };
