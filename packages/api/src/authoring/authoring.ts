import type { StoryProof } from "../shapes/made/story/proof.ts";
import type { StoryDetail } from "../shapes/made/story/story.ts";
import type { Answer, Body, Query } from "../http/answers.ts";
import { readKeptPicture } from "../read/made/story/pictures.ts";
import { readDeletedDraft, readShareLink } from "../read/made/story/drafts.ts";
import { api } from "../http/api.ts";
import { authoringCalls } from "../contract/call-table/authoring.ts";
import { callQuery } from "../http/call-query.ts";
import { listTag, storyListTags, storyTag } from "../http/cache-tags.ts";
import { readTypedProof } from "../read/made/admin/proving.ts";
import { readSceneReading } from "../read/made/story/reading.ts";
import { list } from "../read/fields.ts";
import { readStoryPage } from "../read/story-page.ts";
import { readAnswerDrafts } from "../read/made/story/answer-drafts.ts";
import { readImportedBundle, readStoryBundle } from "../read/made/story/bundles.ts";
import { readPublishedStory } from "../read/made/story/authoring.ts";
import { readCorrection, readCorrections } from "../read/made/story/corrections.ts";
import { readStoryNumbers } from "../read/made/story/numbers.ts";
import { readOwnStory } from "../read/made/story/own-story.ts";
import { readPaintedCovers } from "../read/made/story/painted-covers.ts";
import { readStoryProof } from "../read/made/story/proof.ts";
import { readStory } from "../read/made/story/story.ts";
import { readSuggestions, readSuggestionsOffered } from "../read/made/story/suggestions.ts";
import { readTrial } from "../read/made/story/trial.ts";
import { readUnansweredLines } from "../read/made/story/unanswered.ts";
import {
  readNewestVersion,
  readStoryVersionDetail,
  readStoryVersionList,
} from "../read/made/story/versions.ts";
import { storiesApi } from "../stories/stories.ts";

interface Edit {
  readonly id: string;
  readonly form: Body<"updateStory">;
}

interface Version {
  readonly id: string;
  readonly version: number;
}

type Settling = Body<"settleCorrection"> & { readonly id: string; readonly correction: string };

/** A changed story may join or leave any list. */
const anyList = ["StoryList"] as const;

/** Models may be slow; the server gives up before this. */
const trialTimeoutMs = 90_000;

/** A proof may wait for others, and the server stops it before this. */
const proofTimeoutMs = 60_000;

const { getStory } = storiesApi.endpoints;
const afresh = { subscribe: false, forceRefetch: true } as const;

/** The list of a story's versions, and each version's content. */
const versionsTag = (id: string) => ({ type: "Version", id }) as const;

/** What a save makes stale, except the story itself, which is in the answer. */
function staleAfterSave(id: string, saved: StoryDetail | undefined) {
  const stale = [...anyList, versionsTag(id), { type: "Review", id } as const];
  // Drafts are saved every few seconds, so their lines are read again only when shown.
  return saved?.status === "draft" ? stale : [...stale, { type: "Unanswered", id } as const];
}

/** Caches the answer to a save, which is the current story, so that no page reads it again. */
const storySaved = (id: string, saved: StoryDetail) =>
  storiesApi.util.updateQueryData("getStory", id, () => saved);

/** Whether the story has changed since it was read; a copy from the service worker may be older. */
function isChanged(read: StoryDetail, newest: Answer<"newestVersion">): boolean {
  if (newest.version !== read.version) return newest.version > read.version;
  return (
    newest.status !== read.status ||
    newest.coverImageUrl !== read.coverImageUrl ||
    newest.returnedAt !== (read.returned?.returnedAt ?? null)
  );
}

export const authoringApi = api.injectEndpoints({
  endpoints: (build) => ({
    myStories: build.query<Answer<"myStories">, void>({
      query: () => callQuery(authoringCalls.myStories),
      transformResponse: (answer: unknown) => list(readOwnStory)(answer),
      providesTags: (stories) => storyListTags("mine", stories?.map(({ id }) => id) ?? []),
    }),

    createStory: build.mutation<Answer<"createStory">, Body<"createStory">>({
      query: (body) => callQuery(authoringCalls.createStory, { body, isIdempotent: true }),
      transformResponse: (answer: unknown) => readStoryPage(answer),
      invalidatesTags: (_story, error) => (error ? [] : [listTag("mine"), listTag("admin")]),
    }),

    updateStory: build.mutation<Answer<"updateStory">, Edit>({
      query: ({ id, form }) =>
        callQuery(authoringCalls.updateStory, { params: { id }, body: form }),
      transformResponse: (answer: unknown, _meta, { id }) => readStoryPage(answer, id),
      invalidatesTags: (story, error, { id }) => (error ? [] : staleAfterSave(id, story)),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) dispatch(storySaved(id, saved.data));
      },
    }),

    publishStory: build.mutation<Answer<"publishStory">, string>({
      query: (id) => callQuery(authoringCalls.publishStory, { params: { id } }),
      transformResponse: (answer: unknown, _meta, id) => readPublishedStory(answer, id),
      invalidatesTags: (_story, error, id) => (error ? [] : [storyTag(id), ...anyList]),
    }),

    archiveStory: build.mutation<Answer<"archiveStory">, { id: string; archived: boolean }>({
      query: ({ id, archived }) =>
        callQuery(authoringCalls.archiveStory, { params: { id }, body: { archived } }),
      transformResponse: (answer: unknown, _meta, { id }) => readStory(answer, id),
      invalidatesTags: (_story, error, { id }) => (error ? [] : [storyTag(id), ...anyList]),
    }),

    /** For an open page: if the story has been changed elsewhere, it is read again. */
    newestVersion: build.query<Answer<"newestVersion">, string>({
      query: (id) => callQuery(authoringCalls.newestVersion, { params: { id } }),
      transformResponse: (answer: unknown) => readNewestVersion(answer),
      onQueryStarted: async (id, query) => {
        const newest = await query.queryFulfilled.catch(() => undefined);
        const { data: story } = getStory.select(id)(query.getState());
        if (newest && (!story || isChanged(story, newest.data)))
          void query.dispatch(getStory.initiate(id, afresh));
      },
    }),

    listVersions: build.infiniteQuery<Answer<"listVersions">, string, number | null>({
      query: ({ queryArg: id, pageParam }) =>
        callQuery(authoringCalls.listVersions, {
          params: { id },
          query: { before: pageParam ?? undefined },
        }),
      transformResponse: (answer: unknown) => readStoryVersionList(answer),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
        refetchCachedPages: false,
      },
      providesTags: (_versions, _error, id) => [versionsTag(id)],
    }),

    getVersion: build.query<Answer<"getVersion">, Version>({
      query: ({ id, version }) => callQuery(authoringCalls.getVersion, { params: { id, version } }),
      transformResponse: (answer: unknown) => readStoryVersionDetail(answer),
      providesTags: (_version, _error, { id }) => [versionsTag(id)],
    }),

    restoreVersion: build.mutation<Answer<"restoreVersion">, Version & { newest?: number }>({
      query: ({ id, version, newest }) =>
        callQuery(authoringCalls.restoreVersion, {
          params: { id, version },
          body: { version: newest },
        }),
      transformResponse: (answer: unknown, _meta, { id }) => readStoryPage(answer, id),
      invalidatesTags: (story, error, { id }) => (error ? [] : staleAfterSave(id, story)),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) dispatch(storySaved(id, saved.data));
      },
    }),

    getNumbers: build.query<Answer<"getNumbers">, string>({
      query: (id) => callQuery(authoringCalls.getNumbers, { params: { id } }),
      transformResponse: (answer: unknown) => readStoryNumbers(answer),
      keepUnusedDataFor: 0,
    }),

    listUnanswered: build.query<Answer<"listUnanswered">, string>({
      query: (id) => callQuery(authoringCalls.listUnanswered, { params: { id } }),
      transformResponse: (answer: unknown) => readUnansweredLines(answer),
      providesTags: (_lines, _error, id) => [{ type: "Unanswered", id }],
      keepUnusedDataFor: 0,
    }),

    dismissUnanswered: build.mutation<Answer<"dismissUnanswered">, { id: string; group: string }>({
      query: (params) => callQuery(authoringCalls.dismissUnanswered, { params }),
      invalidatesTags: (_done, _error, { id }) => [{ type: "Unanswered", id }],
    }),

    listCorrections: build.query<Answer<"listCorrections">, string>({
      query: (id) => callQuery(authoringCalls.listCorrections, { params: { id } }),
      transformResponse: (answer: unknown) => readCorrections(answer),
      providesTags: (_corrections, _error, id) => [{ type: "Corrections", id }],
      keepUnusedDataFor: 0,
    }),

    settleCorrection: build.mutation<Answer<"settleCorrection">, Settling>({
      query: ({ status, ...params }) =>
        callQuery(authoringCalls.settleCorrection, { params, body: { status } }),
      transformResponse: (answer: unknown) => readCorrection(answer),
      invalidatesTags: (_correction, _error, { id }) => [{ type: "Corrections", id }],
    }),

    duplicateStory: build.mutation<Answer<"duplicateStory">, { id: string; title?: string }>({
      query: ({ id, title }) =>
        callQuery(authoringCalls.duplicateStory, {
          params: { id },
          body: { title },
          isIdempotent: true,
        }),
      transformResponse: (answer: unknown) => readStoryPage(answer),
      invalidatesTags: (_story, error) => (error ? [] : [listTag("mine"), listTag("admin")]),
    }),

    deleteDraft: build.mutation<Answer<"deleteDraft">, string>({
      query: (id) => callQuery(authoringCalls.deleteDraft, { params: { id } }),
      transformResponse: (answer: unknown) => readDeletedDraft(answer),
      invalidatesTags: (_until, error) => (error ? [] : [listTag("mine"), listTag("admin")]),
    }),

    restoreDraft: build.mutation<Answer<"restoreDraft">, string>({
      query: (id) => callQuery(authoringCalls.restoreDraft, { params: { id } }),
      transformResponse: (answer: unknown, _meta, id) => readStoryPage(answer, id),
      invalidatesTags: (_story, error, id) => (error ? [] : [storyTag(id), ...anyList]),
    }),

    shareDraft: build.mutation<Answer<"shareDraft">, string>({
      query: (id) => callQuery(authoringCalls.shareDraft, { params: { id } }),
      transformResponse: (answer: unknown) => readShareLink(answer),
      invalidatesTags: (_link, error, id) => (error ? [] : [storyTag(id)]),
    }),

    endShareLink: build.mutation<Answer<"endShareLink">, string>({
      query: (id) => callQuery(authoringCalls.endShareLink, { params: { id } }),
      invalidatesTags: (_done, error, id) => (error ? [] : [storyTag(id)]),
    }),

    openSharedStory: build.query<Answer<"openSharedStory">, string>({
      query: (token) => callQuery(authoringCalls.openSharedStory, { body: { token } }),
      transformResponse: (answer: unknown) => readStoryPage(answer),
    }),

    suggestionsOffered: build.query<Answer<"suggestionsOffered">, void>({
      query: () => callQuery(authoringCalls.suggestionsOffered),
      transformResponse: (answer: unknown) => readSuggestionsOffered(answer),
    }),

    suggest: build.mutation<Answer<"suggest">, Body<"suggest">>({
      query: (body) => callQuery(authoringCalls.suggest, { body }),
      transformResponse: (answer: unknown) => readSuggestions(answer),
    }),

    draftAnswers: build.mutation<Answer<"draftAnswers">, Body<"draftAnswers">>({
      query: (body) => callQuery(authoringCalls.draftAnswers, { body }),
      transformResponse: (answer: unknown) => readAnswerDrafts(answer),
    }),

    paintCovers: build.mutation<Answer<"paintCovers">, Body<"paintCovers">>({
      query: (body) => callQuery(authoringCalls.paintCovers, { body }),
      transformResponse: (answer: unknown) => readPaintedCovers(answer),
    }),

    proveTyping: build.mutation<Answer<"proveTyping">, Body<"proveTyping">>({
      query: (body) => callQuery(authoringCalls.proveTyping, { body, timeoutMs: proofTimeoutMs }),
      transformResponse: (answer: unknown) => readTypedProof(answer),
    }),

    proveStory: build.mutation<StoryProof, { id: string } & Query<"proveStory">>({
      query: ({ id, ...query }) =>
        callQuery(authoringCalls.proveStory, { params: { id }, query, timeoutMs: proofTimeoutMs }),
      transformResponse: (answer: unknown) => readStoryProof(answer),
    }),

    readScenes: build.mutation<Answer<"readScenes">, Body<"readScenes">>({
      query: (body) => callQuery(authoringCalls.readScenes, { body, timeoutMs: proofTimeoutMs }),
      transformResponse: (answer: unknown) => readSceneReading(answer),
    }),

    tryScene: build.mutation<Answer<"tryScene">, Body<"tryScene">>({
      query: (body) => callQuery(authoringCalls.tryScene, { body, timeoutMs: trialTimeoutMs }),
      transformResponse: (answer: unknown) => readTrial(answer),
    }),

    exportBundle: build.mutation<Answer<"exportBundle">, string>({
      query: (id) => callQuery(authoringCalls.exportBundle, { params: { id } }),
      transformResponse: (answer: unknown) => readStoryBundle(answer),
    }),

    importBundle: build.mutation<Answer<"importBundle">, Blob>({
      query: (file) => callQuery(authoringCalls.importBundle, { file, timeoutMs: proofTimeoutMs }),
      transformResponse: (answer: unknown) => readImportedBundle(answer),
      invalidatesTags: (_made, error) => (error ? [] : [listTag("mine"), listTag("admin")]),
    }),

    uploadPicture: build.mutation<Answer<"uploadPicture">, Blob>({
      query: (file) => callQuery(authoringCalls.uploadPicture, { file }),
      transformResponse: (answer: unknown) => readKeptPicture(answer),
    }),
  }),
});
