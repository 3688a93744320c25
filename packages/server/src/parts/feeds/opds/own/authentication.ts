import type { OpdsAddresses } from "../addresses.ts";

export const authenticationType = "application/opds-authentication+json";

/** How a reading app gets to the account's own books, by Authentication for OPDS 1.0. */
export function authenticationDocument(to: OpdsAddresses, settings: string): object {
  return {
    id: to.authentication,
    title: "Katha",
    description:
      "Your own plays as books. Make a token on the account page of this Katha, under “Access for other software”, and enter it as the password. The user name may be anything.",
    links: [{ rel: "help", href: settings, type: "text/html" }],
    authentication: [
      {
        type: "http://opds-spec.org/auth/basic",
        labels: { login: "User name (anything)", password: "Token" },
      },
    ],
  };
}
