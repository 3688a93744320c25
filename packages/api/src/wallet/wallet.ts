import { type Answer, answerOf } from "../answers.ts";
import { api } from "../api.ts";

export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    walletEntries: build.infiniteQuery<Answer<"listWalletEntries">, void, string | null>({
      ...answerOf("listWalletEntries"),
      query: ({ pageParam }) => ({
        path: "/wallet/entries",
        query: { cursor: pageParam ?? undefined },
      }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
        refetchCachedPages: false,
      },
      providesTags: ["Wallet"],
    }),
  }),
});
