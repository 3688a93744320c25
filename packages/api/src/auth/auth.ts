import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { authCalls } from "../contract/call-table/auth.ts";
import { callQuery } from "../http/call-query.ts";
import { readSignInWays } from "../read/made/account/auth.ts";
import type { Tokens } from "../sign-in/sign-in-store.ts";

/**
 * No endpoint here stores the sign-in: the caller gives what signing in answers, as it was sent, to `secondFactorIn` and
 * `keepSignIn`, and decides where to go next.
 */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<unknown, Body<"login">>({
      query: (body) => callQuery(authCalls.login, { body }),
    }),

    register: build.mutation<unknown, Body<"register">>({
      query: (body) => callQuery(authCalls.register, { body }),
    }),

    signInWays: build.query<Answer<"signInWays">, void>({
      query: () => callQuery(authCalls.signInWays),
      transformResponse: (answer: unknown) => readSignInWays(answer),
      keepUnusedDataFor: 3600,
    }),

    /** With Google's ID token, and an invitation if there is one. */
    googleSignIn: build.mutation<unknown, string | Body<"googleSignIn">>({
      query: (given) =>
        callQuery(authCalls.googleSignIn, {
          body: typeof given === "string" ? { idToken: given } : given,
        }),
    }),

    /** The second step of signing in, with the challenge from `login` or Google. */
    proveSecondFactor: build.mutation<unknown, Body<"proveSecondFactor">>({
      query: (body) => callQuery(authCalls.proveSecondFactor, { body }),
    }),

    /** Ends the sign-in that these tokens belong to, even if somebody else is signed in by the time it is sent. */
    logout: build.mutation<unknown, Tokens>({
      query: ({ accessToken }) =>
        callQuery(authCalls.logout, { headers: { authorization: `Bearer ${accessToken}` } }),
    }),

    forgotPassword: build.mutation<Answer<"forgotPassword">, string>({
      query: (email) => callQuery(authCalls.forgotPassword, { body: { email } }),
    }),

    resetPassword: build.mutation<Answer<"resetPassword">, Body<"resetPassword">>({
      query: (body) => callQuery(authCalls.resetPassword, { body }),
    }),

    askForBrowserLink: build.mutation<Answer<"askForBrowserLink">, string>({
      query: (emailOrUsername) =>
        callQuery(authCalls.askForBrowserLink, { body: { emailOrUsername } }),
    }),

    confirmBrowser: build.mutation<Answer<"confirmBrowser">, string>({
      query: (token) => callQuery(authCalls.confirmBrowser, { body: { token } }),
    }),

    /** A mutation, though it is a GET: the link can be used once. */
    verifyEmail: build.mutation<Answer<"verifyEmail">, string>({
      query: (token) => callQuery(authCalls.verifyEmail, { query: { token } }),
    }),

    resendVerification: build.mutation<Answer<"resendVerification">, string>({
      query: (email) => callQuery(authCalls.resendVerification, { body: { email } }),
    }),
  }),
});
