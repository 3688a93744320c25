import { type Answer, type Body, answerOf } from "../answers.ts";
import { api } from "../api.ts";
import { listTag, storyListTags, storyTag } from "../tags.ts";

const at = (id: string, rest = "") => `/stories/${encodeURIComponent(id)}${rest}`;

interface Edit {
  readonly id: string;
  readonly form: Body<"updateStory">;
}

interface Version {
  readonly id: string;
  readonly version: number;
}

/** A story that was changed may stand, or no longer stand, in any list. */
const anyList = ["StoryList"] as const;

/** A model may take its time, and the server waits less long than this. */
const trialPatienceMs = 90_000;

export const authoringApi = api.injectEndpoints({
  endpoints: (build) => ({
    myStories: build.query<Answer<"myStories">, void>({
      ...answerOf("myStories"),
      query: () => ({ path: "/stories/my/" }),
      providesTags: (stories) => storyListTags("mine", stories?.map(({ id }) => id) ?? []),
    }),

    createStory: build.mutation<Answer<"createStory">, Body<"createStory">>({
      ...answerOf("createStory"),
      query: (body) => ({ path: "/stories/", method: "POST", body }),
      invalidatesTags: (_story, error) => (error ? [] : [listTag("mine"), listTag("admin")]),
    }),

    updateStory: build.mutation<Answer<"updateStory">, Edit>({
      ...answerOf("updateStory"),
      query: ({ id, form }) => ({ path: at(id), method: "PUT", body: form }),
      invalidatesTags: (_story, error, { id }) => (error ? [] : [storyTag(id), ...anyList]),
    }),

    publishStory: build.mutation<Answer<"publishStory">, string>({
      ...answerOf("publishStory"),
      query: (id) => ({ path: at(id, "/publish"), method: "PUT" }),
      invalidatesTags: (_story, error, id) => (error ? [] : [storyTag(id), ...anyList]),
    }),

    archiveStory: build.mutation<Answer<"archiveStory">, { id: string; archived: boolean }>({
      ...answerOf("archiveStory"),
      query: ({ id, archived }) => ({
        path: at(id, "/archive"),
        method: "PUT",
        body: { archived },
      }),
      invalidatesTags: (_story, error, { id }) => (error ? [] : [storyTag(id), ...anyList]),
    }),

    listVersions: build.infiniteQuery<Answer<"listVersions">, string, number | null>({
      ...answerOf("listVersions"),
      query: ({ queryArg: id, pageParam }) => ({
        path: at(id, "/versions"),
        query: { before: pageParam ?? undefined },
      }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next_before }) => next_before ?? undefined,
        refetchCachedPages: false,
      },
      providesTags: (_versions, _error, id) => [storyTag(id)],
    }),

    getVersion: build.query<Answer<"getVersion">, Version>({
      ...answerOf("getVersion"),
      query: ({ id, version }) => ({ path: at(id, `/versions/${version}`) }),
      providesTags: (_version, _error, { id }) => [storyTag(id)],
    }),

    restoreVersion: build.mutation<Answer<"restoreVersion">, Version & { newest?: number }>({
      ...answerOf("restoreVersion"),
      query: ({ id, version, newest }) => ({
        path: at(id, `/versions/${version}/restore`),
        method: "POST",
        body: { version: newest },
      }),
      invalidatesTags: (_story, error, { id }) => (error ? [] : [storyTag(id), ...anyList]),
    }),

    getNumbers: build.query<Answer<"getNumbers">, string>({
      ...answerOf("getNumbers"),
      query: (id) => ({ path: at(id, "/numbers") }),
      keepUnusedDataFor: 0,
    }),

    duplicateStory: build.mutation<Answer<"duplicateStory">, { id: string; title?: string }>({
      ...answerOf("duplicateStory"),
      query: ({ id, title }) => ({ path: at(id, "/duplicate"), method: "POST", body: { title } }),
      invalidatesTags: (_story, error) => (error ? [] : [listTag("mine"), listTag("admin")]),
    }),

    deleteDraft: build.mutation<Answer<"deleteDraft">, string>({
      ...answerOf("deleteDraft"),
      query: (id) => ({ path: at(id), method: "DELETE" }),
      invalidatesTags: (_until, error) => (error ? [] : [listTag("mine"), listTag("admin")]),
    }),

    restoreDraft: build.mutation<Answer<"restoreDraft">, string>({
      ...answerOf("restoreDraft"),
      query: (id) => ({ path: at(id, "/restore"), method: "POST" }),
      invalidatesTags: (_story, error, id) => (error ? [] : [storyTag(id), ...anyList]),
    }),

    shareDraft: build.mutation<Answer<"shareDraft">, string>({
      ...answerOf("shareDraft"),
      query: (id) => ({ path: at(id, "/share-link"), method: "POST" }),
      invalidatesTags: (_link, error, id) => (error ? [] : [storyTag(id)]),
    }),

    endShareLink: build.mutation<Answer<"endShareLink">, string>({
      ...answerOf("endShareLink"),
      query: (id) => ({ path: at(id, "/share-link"), method: "DELETE" }),
      invalidatesTags: (_done, error, id) => (error ? [] : [storyTag(id)]),
    }),

    openSharedStory: build.query<Answer<"openSharedStory">, string>({
      ...answerOf("openSharedStory"),
      query: (token) => ({ path: "/stories/shared", method: "POST", body: { token } }),
    }),

    suggestionsOffered: build.query<Answer<"suggestionsOffered">, void>({
      ...answerOf("suggestionsOffered"),
      query: () => ({ path: "/authoring/suggestions" }),
    }),

    suggest: build.mutation<Answer<"suggest">, Body<"suggest">>({
      ...answerOf("suggest"),
      query: (body) => ({ path: "/authoring/suggestions", method: "POST", body }),
    }),

    paintCovers: build.mutation<Answer<"paintCovers">, Body<"paintCovers">>({
      ...answerOf("paintCovers"),
      query: (body) => ({ path: "/authoring/covers", method: "POST", body }),
    }),

    tryScene: build.mutation<Answer<"tryScene">, Body<"tryScene">>({
      ...answerOf("tryScene"),
      query: (body) => ({
        path: "/authoring/trial",
        method: "POST",
        body,
        patienceMs: trialPatienceMs,
      }),
    }),

    uploadPicture: build.mutation<Answer<"uploadPicture">, Blob>({
      ...answerOf("uploadPicture"),
      query: (file) => ({ path: "/media", method: "POST", file }),
    }),
  }),
});
