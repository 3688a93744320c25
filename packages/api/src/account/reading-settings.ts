import { readingSettingsCalls } from "../contract/call-table/reading-settings.ts";
import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { callQuery } from "../http/call-query.ts";
import { readKeptReadingSettings } from "../read/made/account/reading-settings.ts";

/** Apart from `accountApi`, which more pages load. */
export const readingSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReadingSettings: build.query<Answer<"getReadingSettings">, void>({
      query: () => callQuery(readingSettingsCalls.getReadingSettings),
      transformResponse: (answer: unknown) => readKeptReadingSettings(answer),
      providesTags: ["Me"],
    }),

    saveReadingSettings: build.mutation<Answer<"saveReadingSettings">, Body<"saveReadingSettings">>(
      {
        query: (body) => callQuery(readingSettingsCalls.saveReadingSettings, { body }),
        transformResponse: (answer: unknown) => readKeptReadingSettings(answer),
      },
    ),
  }),
});
