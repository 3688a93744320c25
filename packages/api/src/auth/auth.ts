import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { authCalls } from "../contract/call-table/auth.ts";
import { callQuery } from "../http/call-query.ts";
import type { Tokens } from "../session/session.ts";

/**
 * Signing in and out. No endpoint writes the session: the caller does, and decides where to go
 * (see `signIn`).
 */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Answer<"login">, Body<"login">>({
      query: (body) => callQuery(authCalls.login, { body }),
    }),

    register: build.mutation<Answer<"register">, Body<"register">>({
      query: (body) => callQuery(authCalls.register, { body }),
    }),

    signInWays: build.query<Answer<"signInWays">, void>({
      query: () => callQuery(authCalls.signInWays),
      keepUnusedDataFor: 3600,
    }),

    googleSignIn: build.mutation<Answer<"googleSignIn">, string>({
      query: (id_token) => callQuery(authCalls.googleSignIn, { body: { id_token } }),
    }),

    /** The second step, with the challenge of a login's or Google's answer. */
    proveSecondFactor: build.mutation<Answer<"proveSecondFactor">, Body<"proveSecondFactor">>({
      query: (body) => callQuery(authCalls.proveSecondFactor, { body }),
    }),

    /** Of the session that the tokens belong to, whoever is signed in by the time that it is sent. */
    logout: build.mutation<unknown, Tokens>({
      query: ({ access_token }) =>
        callQuery(authCalls.logout, { headers: { authorization: `Bearer ${access_token}` } }),
    }),

    forgotPassword: build.mutation<Answer<"forgotPassword">, string>({
      query: (email) => callQuery(authCalls.forgotPassword, { body: { email } }),
    }),

    resetPassword: build.mutation<Answer<"resetPassword">, Body<"resetPassword">>({
      query: (body) => callQuery(authCalls.resetPassword, { body }),
    }),

    askForBrowserLink: build.mutation<Answer<"askForBrowserLink">, string>({
      query: (email_or_username) =>
        callQuery(authCalls.askForBrowserLink, { body: { email_or_username } }),
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
