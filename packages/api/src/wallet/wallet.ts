import type { Answer } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { walletCalls } from "../contract/call-table/player.ts";
import { callQuery } from "../http/call-query.ts";
import { cursorPages } from "../http/cursor-pages.ts";
import { readWalletEntries } from "../read/made/game/wallet.ts";

export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    walletEntries: build.infiniteQuery<Answer<"listWalletEntries">, void, string | null>({
      query: ({ pageParam }) =>
        callQuery(walletCalls.listWalletEntries, { query: { cursor: pageParam ?? undefined } }),
      transformResponse: (answer: unknown) => readWalletEntries(answer),
      infiniteQueryOptions: cursorPages,
      providesTags: ["Wallet"],
    }),
  }),
});
