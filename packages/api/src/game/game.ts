import type { Answer, Body } from "../http/answers.ts";
import { api, type ApiDispatch } from "../http/api.ts";
import type { StoreExtra } from "../http/base-query.ts";
import { gameCalls } from "../contract/call-table/game.ts";
import { callQuery } from "../http/call-query.ts";
import { cursorPages } from "../http/cursor-pages.ts";
import { sessionListTag, sessionTag, storyTag } from "../http/cache-tags.ts";
import {
  readGameSession,
  readGameSessionPage,
  readSessionCheck,
  readSessionEntries,
  readSessionMemory,
  readStoryOpening,
} from "../read/made/game/game.ts";
import { sessionQuery } from "./session-query.ts";
import { readSessionAtlas, readSessionBook } from "../read/made/game/keepsake.ts";

interface TurnOf {
  readonly session: string;
  readonly turn: string;
}

const sessionsPerPage = 12;
const entriesPerPage = 40;
/** For whoever needs all of them. */
const mostEntries = 100;

/** A change answers with the whole memory. */
const memoryChange = {
  transformResponse: (answer: unknown) => readSessionMemory(answer),
  onQueryStarted: async (
    { session }: { session: string },
    { dispatch, queryFulfilled }: MemoryChanging,
  ): Promise<void> => {
    const answer = await queryFulfilled.catch(() => null);
    if (answer === null) return;
    void dispatch(gameApi.util.upsertQueryData("getSessionMemory", session, answer.data));
  },
};

interface MemoryChanging {
  dispatch: ApiDispatch;
  queryFulfilled: Promise<{ data: Answer<"getSessionMemory"> }>;
}

export const gameApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOpening: build.query<Answer<"readOpening">, string>({
      query: (id) => callQuery(gameCalls.readOpening, { params: { id }, isEntity: true }),
      transformResponse: (answer: unknown) => readStoryOpening(answer),
      providesTags: (_opening, _error, id) => [storyTag(id)],
    }),

    /** A mutation, because it is sent when PLAY is pressed and never shown; a failure counts as no session. */
    checkSession: build.mutation<Answer<"checkSession">, string>({
      query: (story) => callQuery(gameCalls.checkSession, { params: { story_id: story } }),
      transformResponse: (answer: unknown) => readSessionCheck(answer),
    }),

    createSession: build.mutation<Answer<"createSession">, Body<"createSession">>({
      // Without the key, a repeated request would begin anew twice.
      query: (body) =>
        callQuery(gameCalls.createSession, {
          body,
          isEntity: true,
          isIdempotent: body.anew === true,
        }),
      transformResponse: (answer: unknown) => readGameSession(answer),
      invalidatesTags: (_session, error, { storyId }) =>
        error ? [] : [storyTag(storyId), sessionListTag, "Progress", "Wallet"],
    }),

    /** The player's sessions: the finished or unfinished ones, or those of one story. */
    listSessions: build.infiniteQuery<
      Answer<"listSessions">,
      { completed: boolean } | { story: string },
      string | null
    >({
      query: ({ queryArg, pageParam }) =>
        callQuery(gameCalls.listSessions, {
          query: {
            ...("story" in queryArg
              ? { storyId: queryArg.story }
              : { isCompleted: queryArg.completed }),
            limit: sessionsPerPage,
            cursor: pageParam ?? undefined,
          },
        }),
      transformResponse: (answer: unknown) => readGameSessionPage(answer),
      infiniteQueryOptions: cursorPages,
      providesTags: [sessionListTag],
    }),

    getSession: build.query<Answer<"getSession">, string>({
      queryFn: async (id, { extra, signal }, _options, fromServer) => {
        const device = await (extra as StoreExtra).client.devicePlay(id);
        const reply = await (device?.open(id, signal) ?? fromServer(sessionQuery(id)));
        return reply.error ? { error: reply.error } : { data: readGameSession(reply.data, id) };
      },
      providesTags: (_session, _error, id) => [sessionTag(id)],
    }),

    /** Parts of a session from before the known ones; the page that asks keeps them. */
    getSessionEntries: build.query<
      Answer<"getSessionEntries">,
      { session: string; before: string; most?: true }
    >({
      query: ({ session, before, most }) =>
        callQuery(gameCalls.getSessionEntries, {
          params: { session_id: session },
          query: { before, limit: most ? mostEntries : entriesPerPage },
          isEntity: true,
        }),
      transformResponse: (answer: unknown) => readSessionEntries(answer),
      keepUnusedDataFor: 0,
    }),

    cancelTurn: build.mutation<unknown, TurnOf>({
      query: ({ session, turn }) =>
        callQuery(gameCalls.cancelTurn, { params: { session_id: session, turn } }),
    }),

    /** Continues from another telling of the last part. */
    selectVersion: build.mutation<Answer<"selectVersion">, TurnOf>({
      query: ({ session, turn }) =>
        callQuery(gameCalls.selectVersion, { params: { session_id: session, turn } }),
      // The chosen version brings its own XP and progress.
      transformResponse: (answer: unknown, _meta, { session }) => readGameSession(answer, session),
      invalidatesTags: (_session, error) => (error ? [] : ["Progress", sessionListTag]),
      async onQueryStarted({ session }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        void dispatch(gameApi.util.upsertQueryData("getSession", session, answer.data));
      },
    }),

    /** Starts another session at a part, or at the `opening`. */
    branchSession: build.mutation<Answer<"branchSession">, TurnOf>({
      query: ({ session, turn }) =>
        callQuery(gameCalls.branchSession, { params: { session_id: session, turn } }),
      transformResponse: (answer: unknown) => readGameSession(answer),
      invalidatesTags: (_session, error) => (error ? [] : [sessionListTag]),
    }),

    sendCorrection: build.mutation<
      Answer<"sendCorrection">,
      Body<"sendCorrection"> & { id: string }
    >({
      query: ({ id, ...body }) => callQuery(gameCalls.sendCorrection, { params: { id }, body }),
    }),

    reportTurn: build.mutation<Answer<"reportTurn">, TurnOf & Body<"reportTurn">>({
      query: ({ session, turn, ...body }) =>
        callQuery(gameCalls.reportTurn, { params: { session_id: session, turn }, body }),
    }),

    /** What a book of a session needs besides its entries. */
    getSessionBook: build.query<Answer<"getSessionBook">, string>({
      query: (id) => callQuery(gameCalls.getSessionBook, { params: { session_id: id } }),
      transformResponse: (answer: unknown) => readSessionBook(answer),
      providesTags: (_book, _error, id) => [sessionTag(id)],
    }),

    /** The map of the scenes that the player has come to. */
    getSessionAtlas: build.query<Answer<"getSessionAtlas">, string>({
      query: (id) => callQuery(gameCalls.getSessionAtlas, { params: { session_id: id } }),
      transformResponse: (answer: unknown) => readSessionAtlas(answer),
      providesTags: (_atlas, _error, id) => [sessionTag(id)],
    }),

    getSessionMemory: build.query<Answer<"getSessionMemory">, string>({
      query: (id) => callQuery(gameCalls.getSessionMemory, { params: { session_id: id } }),
      transformResponse: (answer: unknown) => readSessionMemory(answer),
      providesTags: (_memory, _error, id) => [sessionTag(id)],
    }),

    correctMemory: build.mutation<
      Answer<"correctMemory">,
      { session: string; item: string; text: string }
    >({
      query: ({ session, item, text }) =>
        callQuery(gameCalls.correctMemory, {
          params: { session_id: session, item },
          body: { text },
        }),
      ...memoryChange,
    }),

    noteMemory: build.mutation<Answer<"noteMemory">, { session: string; text: string }>({
      query: ({ session, text }) =>
        callQuery(gameCalls.noteMemory, {
          params: { session_id: session },
          body: { text },
        }),
      ...memoryChange,
    }),

    pinMemory: build.mutation<
      Answer<"pinMemory">,
      { session: string; item: string; isPinned: boolean }
    >({
      query: ({ session, item, isPinned }) =>
        callQuery(gameCalls.pinMemory, {
          params: { session_id: session, item },
          body: { isPinned },
        }),
      ...memoryChange,
    }),
  }),
});
