import type { MessageTable } from "../types.ts";

export const accountErrors = {
  sign_in_needed: /*i18n*/ {
    id: "errors.sign_in_needed",
    message: "You need to be logged in to do this.",
  },
  signed_out: /*i18n*/ {
    id: "errors.signed_out",
    message: "This sign-in has ended. Please log in again.",
  },
  administrators_only: /*i18n*/ {
    id: "errors.administrators_only",
    message: "This is for administrators.",
  },
  wrong_credentials: /*i18n*/ {
    id: "errors.wrong_credentials",
    message: "Username, email or password is not right.",
  },
  browser_unknown: /*i18n*/ {
    id: "errors.browser_unknown",
    message:
      "Somebody has been guessing at this password, so only browsers that have signed in before may try it just now. If the account is yours, ask for a link by email: it lets this browser try.",
  },
  wrong_password: /*i18n*/ { id: "errors.wrong_password", message: "The password is not right." },
  no_password: /*i18n*/ {
    id: "errors.no_password",
    message: "Your account has no password yet. Choose one by “Forgot password” first.",
  },
  username_taken: /*i18n*/ {
    id: "errors.username_taken",
    message: "This username is taken. Try another.",
  },
  email_taken: /*i18n*/ {
    id: "errors.email_taken",
    message: "There is an account with this email already. Sign in to it.",
  },
  email_on_its_way: /*i18n*/ {
    id: "errors.email_on_its_way",
    message: "A letter is on its way already. Ask again in a few minutes.",
  },
  bad_link: /*i18n*/ {
    id: "errors.bad_link",
    message: "This link is invalid or has expired. Ask for a new one.",
  },
  device_not_found: /*i18n*/ {
    id: "errors.device_not_found",
    message: "You are not signed in there.",
  },
  google_not_offered: /*i18n*/ {
    id: "errors.google_not_offered",
    message: "Signing in with Google is not offered here.",
  },
  google_refused: /*i18n*/ {
    id: "errors.google_refused",
    message: "Google did not vouch for this sign-in. Try again.",
  },
  google_unreachable: /*i18n*/ {
    id: "errors.google_unreachable",
    message: "Google cannot be reached just now. Try again soon.",
  },
  google_email_unconfirmed: /*i18n*/ {
    id: "errors.google_email_unconfirmed",
    message: "Google has not confirmed your email yet.",
  },
  user_not_found: /*i18n*/ { id: "errors.user_not_found", message: "There is no such user." },
  last_administrator: /*i18n*/ {
    id: "errors.last_administrator",
    message: "This is the last administrator. Make somebody else one first.",
  },
  waitlist_entry_not_found: /*i18n*/ {
    id: "errors.waitlist_entry_not_found",
    message: "They are not on the list.",
  },
} as const satisfies MessageTable;
