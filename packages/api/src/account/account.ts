import { type Answer, type Body, answerOf } from "../answers.ts";
import { api } from "../api.ts";

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<Answer<"me">, void>({
      ...answerOf("me"),
      query: () => ({ path: "/auth/me" }),
      providesTags: ["Me"],
    }),

    updateMe: build.mutation<Answer<"updateMe">, Body<"updateMe">>({
      ...answerOf("updateMe"),
      query: (body) => ({ path: "/auth/me", method: "PATCH", body }),
      invalidatesTags: (_user, error) => (error ? [] : ["Me", "Story"]),
    }),

    changePassword: build.mutation<Answer<"changePassword">, Body<"changePassword">>({
      ...answerOf("changePassword"),
      query: (body) => ({ path: "/auth/password", method: "PUT", body }),
      invalidatesTags: (_done, error) => (error ? [] : ["Me"]),
    }),

    changeEmail: build.mutation<Answer<"changeEmail">, Body<"changeEmail">>({
      ...answerOf("changeEmail"),
      query: (body) => ({ path: "/auth/email", method: "PUT", body }),
    }),

    listSignIns: build.query<Answer<"listSignIns">, void>({
      ...answerOf("listSignIns"),
      query: () => ({ path: "/auth/sessions" }),
      providesTags: ["Me"],
    }),

    endSignIn: build.mutation<Answer<"endSignIn">, string>({
      ...answerOf("endSignIn"),
      query: (id) => ({ path: `/auth/sessions/${encodeURIComponent(id)}`, method: "DELETE" }),
      invalidatesTags: ["Me"],
    }),

    endAllSignIns: build.mutation<Answer<"endAllSignIns">, void>({
      ...answerOf("endAllSignIns"),
      query: () => ({ path: "/auth/sessions", method: "DELETE" }),
    }),

    exportAccount: build.mutation<Answer<"exportAccount">, void>({
      ...answerOf("exportAccount"),
      query: () => ({ path: "/auth/me/export" }),
    }),

    deleteAccount: build.mutation<Answer<"deleteAccount">, Body<"deleteAccount">>({
      ...answerOf("deleteAccount"),
      query: (body) => ({ path: "/auth/me", method: "DELETE", body }),
    }),
  }),
});
