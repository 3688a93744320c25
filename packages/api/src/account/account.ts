import type { AccountExport } from "../contract/account/users.ts";
import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { gameCalls } from "../contract/call-table/game.ts";
import { userCalls } from "../contract/call-table/users.ts";
import { callQuery } from "../http/call-query.ts";
import { sessionListTag, sessionTag } from "../http/cache-tags.ts";
import { readAccountStorage } from "../read/made/account/storage.ts";
import { readSignIn, readSignedInUser, readUser } from "../read/made/account/users.ts";
import { list } from "../read/fields.ts";
import { updateUser } from "../sign-in/sign-in-thunks.ts";

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<Answer<"me">, void>({
      query: () => callQuery(userCalls.me),
      transformResponse: (answer: unknown) => readSignedInUser(answer),
      providesTags: ["Me"],
    }),

    updateMe: build.mutation<Answer<"updateMe">, Body<"updateMe">>({
      query: (body) => callQuery(userCalls.updateMe, { body }),
      transformResponse: (answer: unknown) => readUser(answer),
      invalidatesTags: (_user, error) =>
        error ? [] : ["Me", "Story", "StoryList", sessionListTag],
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const changed = await queryFulfilled.catch(() => null);
        if (changed) dispatch(updateUser(changed.data));
      },
    }),

    changePassword: build.mutation<Answer<"changePassword">, Body<"changePassword">>({
      query: (body) => callQuery(userCalls.changePassword, { body }),
      invalidatesTags: (_done, error) => (error ? [] : ["Me"]),
    }),

    changeEmail: build.mutation<Answer<"changeEmail">, Body<"changeEmail">>({
      query: (body) => callQuery(userCalls.changeEmail, { body }),
    }),

    listSignIns: build.query<Answer<"listSignIns">, void>({
      query: () => callQuery(userCalls.listSignIns),
      transformResponse: (answer: unknown) => list(readSignIn)(answer),
      providesTags: ["Me"],
    }),

    endSignIn: build.mutation<Answer<"endSignIn">, string>({
      query: (id) => callQuery(userCalls.endSignIn, { params: { id } }),
      invalidatesTags: ["Me"],
    }),

    endAllSignIns: build.mutation<Answer<"endAllSignIns">, void>({
      query: () => callQuery(userCalls.endAllSignIns),
    }),

    readStorage: build.query<Answer<"readStorage">, void>({
      query: () => callQuery(userCalls.readStorage),
      transformResponse: (answer: unknown) => readAccountStorage(answer),
      providesTags: ["Storage"],
    }),

    deleteUnusedPictures: build.mutation<Answer<"deleteUnusedPictures">, void>({
      query: () => callQuery(userCalls.deleteUnusedPictures),
      invalidatesTags: ["Storage"],
    }),

    deleteSession: build.mutation<Answer<"deleteSession">, string>({
      query: (id) => callQuery(gameCalls.deleteSession, { params: { session_id: id } }),
      invalidatesTags: (_done, error, id) =>
        error ? [] : ["Storage", sessionTag(id), sessionListTag],
    }),

    /** As it was sent: the file is the user's. */
    exportAccount: build.mutation<AccountExport, void>({
      query: () => callQuery(userCalls.exportAccount),
    }),

    deleteAccount: build.mutation<Answer<"deleteAccount">, Body<"deleteAccount">>({
      query: (body) => callQuery(userCalls.deleteAccount, { body }),
    }),
  }),
});
