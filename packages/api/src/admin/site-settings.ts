import { adminCalls } from "../contract/call-table/admin.ts";
import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { callQuery } from "../http/call-query.ts";
import { readSiteSettings, readTestMail } from "../read/made/admin/site-settings.ts";

/** A mail server that is far away takes its time. */
const mailMs = 60_000;

export const siteSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSiteSettings: build.query<Answer<"getSiteSettings">, void>({
      query: () => callQuery(adminCalls.getSiteSettings),
      transformResponse: (answer: unknown) => readSiteSettings(answer),
      providesTags: ["SiteSettings"],
    }),
    changeSiteSettings: build.mutation<Answer<"changeSiteSettings">, Body<"changeSiteSettings">>({
      query: (body) => callQuery(adminCalls.changeSiteSettings, { body }),
      transformResponse: (answer: unknown) => readSiteSettings(answer),
      invalidatesTags: (_answer, error) =>
        error ? [] : ["SiteSettings", "SecondFactor", "Storage", "Health", "Audit"],
    }),
    sendTestMail: build.mutation<Answer<"sendTestMail">, void>({
      query: () => callQuery(adminCalls.sendTestMail, { timeoutMs: mailMs }),
      transformResponse: (answer: unknown) => readTestMail(answer),
    }),
  }),
});
