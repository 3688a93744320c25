import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { taxonomyCalls } from "../contract/call-table/taxonomy.ts";
import { callQuery } from "../http/call-query.ts";
import { list } from "../read/fields.ts";
import { readCategory, readTag } from "../read/made/taxonomy.ts";

/** A renamed category or tag is shown on every story that has it. */
const categoryChanged = (_answer: unknown, error: unknown) =>
  error ? [] : (["Category", "Story", "StoryList"] as const);
const tagChanged = (_answer: unknown, error: unknown) =>
  error ? [] : (["Tag", "Story", "StoryList"] as const);

type Change<Form> = Form & { readonly id: string };
interface Merge {
  readonly id: string;
  readonly into: string;
}

export const taxonomyAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    createCategory: build.mutation<Answer<"createCategory">, Body<"createCategory">>({
      query: (body) => callQuery(taxonomyCalls.createCategory, { body }),
      transformResponse: (answer: unknown) => readCategory(answer),
      invalidatesTags: categoryChanged,
    }),

    updateCategory: build.mutation<Answer<"updateCategory">, Change<Body<"updateCategory">>>({
      query: ({ id, ...body }) => callQuery(taxonomyCalls.updateCategory, { params: { id }, body }),
      transformResponse: (answer: unknown, _meta, { id }) => readCategory(answer, id),
      invalidatesTags: categoryChanged,
    }),

    orderCategories: build.mutation<Answer<"orderCategories">, string[]>({
      query: (ids) => callQuery(taxonomyCalls.orderCategories, { body: { ids } }),
      transformResponse: (answer: unknown) => list(readCategory)(answer),
      invalidatesTags: categoryChanged,
    }),

    deleteCategory: build.mutation<Answer<"deleteCategory">, string>({
      query: (id) => callQuery(taxonomyCalls.deleteCategory, { params: { id } }),
      invalidatesTags: categoryChanged,
    }),

    mergeCategory: build.mutation<Answer<"mergeCategory">, Merge>({
      query: ({ id, into }) =>
        callQuery(taxonomyCalls.mergeCategory, { params: { id }, body: { into } }),
      transformResponse: (answer: unknown) => readCategory(answer),
      invalidatesTags: categoryChanged,
    }),

    createTag: build.mutation<Answer<"createTag">, Body<"createTag">>({
      query: (body) => callQuery(taxonomyCalls.createTag, { body }),
      transformResponse: (answer: unknown) => readTag(answer),
      invalidatesTags: tagChanged,
    }),

    updateTag: build.mutation<Answer<"updateTag">, Change<Body<"updateTag">>>({
      query: ({ id, ...body }) => callQuery(taxonomyCalls.updateTag, { params: { id }, body }),
      transformResponse: (answer: unknown, _meta, { id }) => readTag(answer, id),
      invalidatesTags: tagChanged,
    }),

    deleteTag: build.mutation<Answer<"deleteTag">, string>({
      query: (id) => callQuery(taxonomyCalls.deleteTag, { params: { id } }),
      invalidatesTags: tagChanged,
    }),

    mergeTag: build.mutation<Answer<"mergeTag">, Merge>({
      query: ({ id, into }) =>
        callQuery(taxonomyCalls.mergeTag, { params: { id }, body: { into } }),
      transformResponse: (answer: unknown) => readTag(answer),
      invalidatesTags: tagChanged,
    }),
  }),
});
