import { type Answer, type Body, answerOf } from "../answers.ts";
import { api } from "../api.ts";
import { sessionTag } from "../tags.ts";

const base = "/game/sessions";
const at = (id: string, rest = "") => `${base}/${encodeURIComponent(id)}${rest}`;

interface TurnOf {
  readonly session: string;
  readonly turn: string;
}

export const gameApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, as it is asked at the moment of PLAY and never shown; a failure counts as none. */
    checkSession: build.mutation<Answer<"checkSession">, string>({
      ...answerOf("checkSession"),
      query: (story) => ({ path: `${base}/check/${encodeURIComponent(story)}` }),
    }),

    createSession: build.mutation<Answer<"createSession">, string>({
      ...answerOf("createSession"),
      query: (story_id) => ({ path: `${base}/`, method: "PUT", body: { story_id } }),
      invalidatesTags: (_session, error, story) =>
        error
          ? []
          : [
              { type: "Session", id: "all" },
              { type: "Story", id: story },
            ],
    }),

    listSessions: build.query<Answer<"listSessions">, void>({
      ...answerOf("listSessions"),
      query: () => ({ path: base }),
      providesTags: [{ type: "Session", id: "all" }],
    }),

    getSession: build.query<Answer<"getSession">, string>({
      ...answerOf("getSession"),
      query: (id) => ({ path: at(id) }),
      providesTags: (_session, _error, id) => [sessionTag(id)],
    }),

    cancelTurn: build.mutation<Answer<"cancelTurn">, TurnOf>({
      ...answerOf("cancelTurn"),
      query: ({ session, turn }) => ({
        path: at(session, `/turns/${encodeURIComponent(turn)}/cancel`),
        method: "POST",
      }),
    }),

    /** Goes on from another telling of the last part. */
    selectVersion: build.mutation<Answer<"selectVersion">, TurnOf>({
      ...answerOf("selectVersion"),
      query: ({ session, turn }) => ({
        path: at(session, `/turns/${encodeURIComponent(turn)}/select`),
        method: "PUT",
      }),
      // What follows from where the player stands follows along.
      invalidatesTags: (_session, error) => (error ? [] : ["Progress"]),
      async onQueryStarted({ session }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        void dispatch(gameApi.util.upsertQueryData("getSession", session, answer.data));
      },
    }),

    /** Another session from a part, or from the `opening`. */
    branchSession: build.mutation<Answer<"branchSession">, TurnOf>({
      ...answerOf("branchSession"),
      query: ({ session, turn }) => ({
        path: at(session, `/turns/${encodeURIComponent(turn)}/branch`),
        method: "POST",
      }),
      invalidatesTags: (_session, error) => (error ? [] : [{ type: "Session", id: "all" }]),
    }),

    reportTurn: build.mutation<Answer<"reportTurn">, TurnOf & Body<"reportTurn">>({
      ...answerOf("reportTurn"),
      query: ({ session, turn, ...body }) => ({
        path: at(session, `/turns/${encodeURIComponent(turn)}/report`),
        method: "POST",
        body,
      }),
    }),

    getSessionMemory: build.query<Answer<"getSessionMemory">, string>({
      ...answerOf("getSessionMemory"),
      query: (id) => ({ path: at(id, "/memory") }),
      providesTags: (_memory, _error, id) => [sessionTag(id)],
    }),

    correctMemory: build.mutation<
      Answer<"correctMemory">,
      { session: string; item: string; text: string }
    >({
      ...answerOf("correctMemory"),
      query: ({ session, item, text }) => ({
        path: at(session, `/memory/${encodeURIComponent(item)}`),
        method: "PUT",
        body: { text },
      }),
      async onQueryStarted({ session }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        void dispatch(gameApi.util.upsertQueryData("getSessionMemory", session, answer.data));
      },
    }),

    getSessionTree: build.query<Answer<"getSessionTree">, string>({
      ...answerOf("getSessionTree"),
      query: (id) => ({ path: at(id, "/tree") }),
      providesTags: (_tree, _error, id) => [sessionTag(id)],
    }),
  }),
});
