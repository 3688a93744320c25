import { type Answer, type Body, answerOf } from "../answers.ts";
import { api } from "../api.ts";
import type { Tokens } from "../session.ts";

/**
 * The ways in and out. None of them writes the session: whoever asks does, and decides where to go
 * (see `signIn`).
 */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Answer<"login">, Body<"login">>({
      ...answerOf("login"),
      query: (body) => ({ path: "/auth/login", method: "POST", body }),
    }),

    register: build.mutation<Answer<"register">, Body<"register">>({
      ...answerOf("register"),
      query: (body) => ({ path: "/auth/register", method: "POST", body }),
    }),

    signInWays: build.query<Answer<"signInWays">, void>({
      ...answerOf("signInWays"),
      query: () => ({ path: "/auth/ways" }),
      keepUnusedDataFor: 3600,
    }),

    googleSignIn: build.mutation<Answer<"googleSignIn">, string>({
      ...answerOf("googleSignIn"),
      query: (id_token) => ({
        path: "/auth/google-id-token",
        method: "POST",
        body: { id_token },
      }),
    }),

    /** Of the session that the tokens belong to, whoever is signed in by the time that it is sent. */
    logout: build.mutation<unknown, Tokens>({
      query: ({ access_token }) => ({
        path: "/auth/logout",
        method: "POST",
        headers: { authorization: `Bearer ${access_token}` },
      }),
    }),

    forgotPassword: build.mutation<Answer<"forgotPassword">, string>({
      ...answerOf("forgotPassword"),
      query: (email) => ({ path: "/auth/forgot-password", method: "POST", body: { email } }),
    }),

    resetPassword: build.mutation<Answer<"resetPassword">, Body<"resetPassword">>({
      ...answerOf("resetPassword"),
      query: (body) => ({ path: "/auth/reset-password", method: "POST", body }),
    }),

    /** A mutation, though it is a GET: the link can be used once. */
    verifyEmail: build.mutation<Answer<"verifyEmail">, string>({
      ...answerOf("verifyEmail"),
      query: (token) => ({ path: "/auth/verify-email", query: { token } }),
    }),

    resendVerification: build.mutation<Answer<"resendVerification">, string>({
      ...answerOf("resendVerification"),
      query: (email) => ({ path: "/auth/resend-verification", method: "POST", body: { email } }),
    }),
  }),
});
