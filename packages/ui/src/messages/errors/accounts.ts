import type { MessageTable } from "../types.ts";

export const accountErrors = {
  notification_not_found: /*i18n*/ {
    id: "errors.notification_not_found",
    message: "There is no such piece of news: it may have gone already.",
  },
  push_device_not_found: /*i18n*/ {
    id: "errors.push_device_not_found",
    message: "News is not sent to that device any more.",
  },
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
  second_factor_needed: /*i18n*/ {
    id: "errors.second_factor_needed",
    message:
      "This needs a second factor: add one on your account page, or prove the one you have. Nothing has changed.",
  },
  second_factor_wrong: /*i18n*/ {
    id: "errors.second_factor_wrong",
    message: "This code or passkey is not right, or was used before. Nothing has changed.",
  },
  second_factor_not_found: /*i18n*/ {
    id: "errors.second_factor_not_found",
    message: "Your account has no such second factor.",
  },
  no_second_factor: /*i18n*/ {
    id: "errors.no_second_factor",
    message: "The account has no second factor.",
  },
  too_many_second_factors: /*i18n*/ {
    id: "errors.too_many_second_factors",
    message: "Your account has as many second factors as it may have. Remove one first.",
  },
  too_many_codes: /*i18n*/ {
    id: "errors.too_many_codes",
    message:
      "Too many wrong codes for this account. Wait a while, or use a recovery code or a passkey.",
  },
  challenge_ended: /*i18n*/ {
    id: "errors.challenge_ended",
    message: "This took too long, or was used already. Nothing has changed. Start again.",
  },
  email_unconfirmed: /*i18n*/ {
    id: "errors.email_unconfirmed",
    message: "Confirm your email first: we write to it whenever your second factors change.",
  },
  passkeys_need_name: /*i18n*/ {
    id: "errors.passkeys_need_name",
    message:
      "Browsers make no passkeys for a bare IP address. Open Katha by its name, or use an authenticator app.",
  },
  passkeys_need_https: /*i18n*/ {
    id: "errors.passkeys_need_https",
    message: "Browsers make passkeys over https:// alone. Use an authenticator app here instead.",
  },
  passkey_refused: /*i18n*/ {
    id: "errors.passkey_refused",
    message: "This passkey could not be checked, so it was not added. Try again.",
  },
  passkey_known: /*i18n*/ {
    id: "errors.passkey_known",
    message: "This passkey is there already.",
  },
  own_account: /*i18n*/ {
    id: "errors.own_account",
    message: "This is your own account. Use your account page for it.",
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
  token_not_found: /*i18n*/ {
    id: "errors.token_not_found",
    message: "There is no such token, or it was ended already.",
  },
  token_refused: /*i18n*/ {
    id: "errors.token_refused",
    message: "There is no such token, or it has ended.",
  },
  too_many_tokens: /*i18n*/ {
    id: "errors.too_many_tokens",
    message: "An account has no room for more tokens. End one that is not used any more.",
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
  way_not_offered: /*i18n*/ {
    id: "errors.way_not_offered",
    message: "This way of signing in is not offered here.",
  },
  openid_unreachable: /*i18n*/ {
    id: "errors.openid_unreachable",
    message:
      "The service that you sign in with cannot be reached just now. Nobody is signed in; try again soon.",
  },
  openid_other_browser: /*i18n*/ {
    id: "errors.openid_other_browser",
    message:
      "This sign-in was begun in another browser. Nobody is signed in; begin again in this one.",
  },
  openid_ended: /*i18n*/ {
    id: "errors.openid_ended",
    message:
      "This sign-in took too long, or is finished already. Nothing has changed; begin again.",
  },
  openid_declined: /*i18n*/ {
    id: "errors.openid_declined",
    message: "The service did not sign you in. Try again, or another way.",
  },
  openid_refused: /*i18n*/ {
    id: "errors.openid_refused",
    message:
      "What the service answered cannot be trusted, so nobody is signed in. Try again; if it stays like this, tell whoever runs this site.",
  },
  openid_email_unconfirmed: /*i18n*/ {
    id: "errors.openid_email_unconfirmed",
    message:
      "The service has not confirmed your email, so no account is opened with it. Confirm it there, then sign in again.",
  },
  openid_other_person: /*i18n*/ {
    id: "errors.openid_other_person",
    message:
      "The account with this email belongs to somebody else at this service. Whoever runs this site can help.",
  },
  proxy_names_nobody: /*i18n*/ {
    id: "errors.proxy_names_nobody",
    message: "The proxy in front of this site named nobody. Sign in there first, then try again.",
  },
  passwords_off: /*i18n*/ {
    id: "errors.passwords_off",
    message:
      "Passwords are turned off here. Nothing has changed; the sign-in page shows the ways that there are.",
  },
  sign_in_again: /*i18n*/ {
    id: "errors.sign_in_again",
    message:
      "Sign out and in again first, to show that it is you; then do this within ten minutes. Nothing has changed.",
  },
  registration_closed: /*i18n*/ {
    id: "errors.registration_closed",
    message: "Nobody can make an account here at present.",
  },
  registration_by_invitation: /*i18n*/ {
    id: "errors.registration_by_invitation",
    message:
      "Accounts are by invitation here. Open the link that you were sent, or ask whoever runs this site for one.",
  },
  registration_by_domain: /*i18n*/ {
    id: "errors.registration_by_domain",
    message:
      "Accounts here are for addresses of some domains, confirmed by a service that this site signs in with, or by invitation.",
  },
  invitation_ended: /*i18n*/ {
    id: "errors.invitation_ended",
    message:
      "This invitation is used up, was taken back, has expired, or is for another address. Ask for a new one.",
  },
  invitation_not_found: /*i18n*/ {
    id: "errors.invitation_not_found",
    message: "There is no such invitation, or it was taken back already.",
  },
  user_not_found: /*i18n*/ { id: "errors.user_not_found", message: "There is no such user." },
  day_is_past: /*i18n*/ {
    id: "errors.day_is_past",
    message: "Choose today or a later day.",
  },
  last_administrator: /*i18n*/ {
    id: "errors.last_administrator",
    message: "This is the last administrator. Make somebody else one first.",
  },
  account_suspended: /*i18n*/ {
    id: "errors.account_suspended",
    message:
      "This account is suspended until it is lifted. The reason: “{reason}” Nothing was deleted. If you think that this is wrong, or want a copy of your data or the account deleted, write to the people who run this Katha; the privacy policy says how.",
  },
  account_suspended_until: /*i18n*/ {
    id: "errors.account_suspended_until",
    message:
      "This account is suspended until {day}. The reason: “{reason}” Nothing was deleted. If you think that this is wrong, or want a copy of your data or the account deleted, write to the people who run this Katha; the privacy policy says how.",
  },
  too_few_coins: /*i18n*/ {
    id: "errors.too_few_coins",
    message: "There are {available} coins to take, and no more. Nothing has changed.",
  },
  waitlist_entry_not_found: /*i18n*/ {
    id: "errors.waitlist_entry_not_found",
    message: "They are not on the list.",
  },
} as const satisfies MessageTable;
