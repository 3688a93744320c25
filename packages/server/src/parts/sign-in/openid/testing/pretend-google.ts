import type { GoogleSignIn } from "../provider.ts";

/** A Google whose tokens are the email addresses that it vouches for; it hosts all their mailboxes. */
export const pretendGoogle: GoogleSignIn = {
  clientId: "katha",
  name: "Google",
  personBehind: async (email) => ({
    issuer: "https://accounts.google.com",
    subject: email,
    email,
    isEmailVerified: true,
    mailDomain: email.slice(email.indexOf("@") + 1),
    name: null,
    isAdministrator: undefined,
    idToken: email,
    session: null,
  }),
};
