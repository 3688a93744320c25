import * as z from "zod";
import {
  emailField,
  invitationField,
  loginForm,
  registerForm,
  resetPasswordForm,
} from "./auth-forms.ts";
import { defineCall } from "../call.ts";
import { authCalls } from "../call-table/auth.ts";
import { refreshCalls } from "../call-table/refresh.ts";
import { done } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import { secondStepForm } from "./second-factor-forms.ts";
import { secondFactorAsked } from "./second-factor-asked.ts";
import { user } from "./users.ts";

export const tokenSet = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    token_type: z.literal("bearer"),
    expires_in: z.int().describe("Seconds until the access token expires"),
  })
  .meta({ id: "TokenSet" });
export type TokenSet = z.infer<typeof tokenSet>;

export const authenticated = z.object({ tokens: tokenSet, user }).meta({ id: "Authenticated" });
export type Authenticated = z.infer<typeof authenticated>;

/** If the account has a second factor, `proveSecondFactor` is the next step. */
export const firstStepAnswer = z.union([authenticated, secondFactorAsked]);
export type FirstStepAnswer = z.infer<typeof firstStepAnswer>;

export const registrations = ["open", "invitation", "domains", "closed"] as const;
export type RegistrationRule = (typeof registrations)[number];

const secret = line({ required: "The token is missing.", max: 4_096 });
const tooMany = { 429: "Too many tries; Retry-After says when to come back." };

export const register = defineCall(authCalls.register, {
  summary: "Create an account",
  body: registerForm,
  answer: authenticated,
  status: 201,
  problems: {
    403: "Passwords are off here, or nobody may register with this address.",
    409: "The username or the email is taken.",
    ...tooMany,
  },
});

export const login = defineCall(authCalls.login, {
  summary: "Sign in with username or email",
  body: loginForm,
  answer: firstStepAnswer,
  problems: {
    401: "Username, email or password is not right.",
    403: "The account is suspended; or there were too many guesses by strangers, and only browsers that have signed in before may try.",
    ...tooMany,
  },
});

export const signInWays = defineCall(authCalls.signInWays, {
  summary: "The ways to sign in, and who may register",
  answer: z
    .object({
      google_client_id: z.string().nullable().describe("For Google's button; null: not offered"),
      providers: z
        .array(z.object({ key: z.string(), name: z.string() }))
        .describe("Providers of OpenID Connect, in the host's order"),
      proxy_name: z
        .string()
        .nullable()
        .describe("Whom a trusted proxy names in this request; null: nobody"),
      passwords: z.boolean().describe("Whether passwords sign in and register"),
      registration: z
        .enum(registrations)
        .meta({ fallback: "open" })
        .describe("Who may make an account: everybody, the invited, those of some domains, nobody"),
    })
    .meta({ id: "SignInWays" }),
});

export const googleSignIn = defineCall(authCalls.googleSignIn, {
  summary: "Sign in with Google",
  body: z.object({ id_token: secret, invitation: invitationField }),
  answer: firstStepAnswer,
  problems: {
    401: "Google did not vouch for this token.",
    403: "The account is suspended.",
    404: "Signing in with Google is not offered here.",
    409: "There is an account with this email, whose mailbox Google does not run.",
    503: "Google cannot be reached just now.",
    ...tooMany,
  },
});

export const proveSecondFactor = defineCall(authCalls.proveSecondFactor, {
  summary: "Sign in: the second step, with the challenge that the first one answered",
  body: secondStepForm,
  answer: authenticated,
  problems: {
    400: "The challenge was used or has expired.",
    401: "The code or passkey is not right.",
    403: "The account is suspended.",
    ...tooMany,
  },
});

export const refresh = defineCall(refreshCalls.refresh, {
  summary: "New tokens for a refresh token",
  body: z.object({ refresh_token: secret }),
  answer: tokenSet,
  problems: { 401: "The sign-in has ended, or the account is suspended." },
});

export const logout = defineCall(authCalls.logout, {
  summary: "Sign out here",
  answer: done.extend({
    sign_out_address: z
      .string()
      .nullable()
      .describe("Where to sign out of the provider too, if one vouched for this sign-in"),
  }),
});

export const forgotPassword = defineCall(authCalls.forgotPassword, {
  summary: "Send instructions to choose a new password, if the email is registered",
  body: z.object({ email: emailField }),
  problems: tooMany,
});

export const resetPassword = defineCall(authCalls.resetPassword, {
  summary: "Choose a new password with the token of the email",
  body: resetPasswordForm,
  problems: { 400: "The link is invalid or has expired.", ...tooMany },
});

export const verifyEmail = defineCall(authCalls.verifyEmail, {
  summary: "Confirm an email with the token of the email",
  query: z.object({ token: secret }),
  problems: { 400: "The link is invalid or has expired." },
});

export const resendVerification = defineCall(authCalls.resendVerification, {
  summary: "Send the verification email again, if the account exists",
  body: z.object({ email: emailField }),
  problems: tooMany,
});

export const askForBrowserLink = defineCall(authCalls.askForBrowserLink, {
  summary: "Send a link that lets this browser try the password, if the account exists",
  body: loginForm.pick({ email_or_username: true }),
  problems: tooMany,
});

export const confirmBrowser = defineCall(authCalls.confirmBrowser, {
  summary: "Let this browser try the password, with the token of the email",
  body: z.object({ token: secret }),
  problems: { 400: "The link is invalid or has expired.", ...tooMany },
});
