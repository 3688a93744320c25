import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { gameCalls } from "../contract/call-table/game.ts";
import { callQuery } from "../http/call-query.ts";
import { marksTag, sessionListTag } from "../http/cache-tags.ts";
import { readHistoryEntry, readPartTellings } from "../read/made/game/game.ts";
import { readSessionMarks } from "../read/made/game/own-parts.ts";
import { readReceipt } from "../read/made/game/turn.ts";

interface PartOf {
  readonly session: string;
  /** A turn, or the `opening`. */
  readonly turn: string;
}

const pathOf = ({ session, turn }: PartOf) => ({ session_id: session, turn });

/** What a reader puts on the parts of a session, and what there is to know of one; loaded when it is used. */
export const ownPartsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMarks: build.query<Answer<"listMarks">, string>({
      query: (id) => callQuery(gameCalls.listMarks, { params: { session_id: id } }),
      transformResponse: (answer: unknown) => readSessionMarks(answer),
      providesTags: (_marks, _error, id) => [marksTag(id)],
      keepUnusedDataFor: 0,
    }),
    markPart: build.mutation<Answer<"markPart">, PartOf & Body<"markPart">>({
      query: ({ session, turn, ...body }) =>
        callQuery(gameCalls.markPart, { params: pathOf({ session, turn }), body, isEntity: true }),
      transformResponse: (answer: unknown) => readHistoryEntry(answer),
      invalidatesTags: (_entry, error, { session }) => (error ? [] : [marksTag(session)]),
    }),
    wordPart: build.mutation<Answer<"wordPart">, PartOf & Body<"wordPart">>({
      query: ({ session, turn, ...body }) =>
        callQuery(gameCalls.wordPart, { params: pathOf({ session, turn }), body, isEntity: true }),
      transformResponse: (answer: unknown) => readHistoryEntry(answer),
      // The list shows where a play stands.
      invalidatesTags: (_entry, error) => (error ? [] : [sessionListTag]),
    }),
    listTellings: build.query<Answer<"listTellings">, PartOf>({
      query: (part) => callQuery(gameCalls.listTellings, { params: pathOf(part) }),
      transformResponse: (answer: unknown) => readPartTellings(answer),
      keepUnusedDataFor: 0,
    }),
    turnReceipt: build.query<Answer<"turnReceipt">, PartOf>({
      query: (part) => callQuery(gameCalls.turnReceipt, { params: pathOf(part), isEntity: true }),
      transformResponse: (answer: unknown) => readReceipt(answer),
      keepUnusedDataFor: 0,
    }),
  }),
});
