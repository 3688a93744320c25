import { type Answer, type Body, answerOf } from "../answers.ts";
import { api } from "../api.ts";

const categories = (id: string, rest = "") => `/categories/${encodeURIComponent(id)}${rest}`;
const tags = (id: string, rest = "") => `/categories/tags/${encodeURIComponent(id)}${rest}`;

/** A renamed category or tag stands on every story that bears it. */
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
      ...answerOf("createCategory"),
      query: (body) => ({ path: "/categories/", method: "POST", body }),
      invalidatesTags: categoryChanged,
    }),

    updateCategory: build.mutation<Answer<"updateCategory">, Change<Body<"updateCategory">>>({
      ...answerOf("updateCategory"),
      query: ({ id, ...body }) => ({ path: categories(id), method: "PUT", body }),
      invalidatesTags: categoryChanged,
    }),

    orderCategories: build.mutation<Answer<"orderCategories">, string[]>({
      ...answerOf("orderCategories"),
      query: (ids) => ({ path: "/categories/order", method: "PUT", body: { ids } }),
      invalidatesTags: categoryChanged,
    }),

    deleteCategory: build.mutation<Answer<"deleteCategory">, string>({
      ...answerOf("deleteCategory"),
      query: (id) => ({ path: categories(id), method: "DELETE" }),
      invalidatesTags: categoryChanged,
    }),

    mergeCategory: build.mutation<Answer<"mergeCategory">, Merge>({
      ...answerOf("mergeCategory"),
      query: ({ id, into }) => ({ path: categories(id, "/merge"), method: "POST", body: { into } }),
      invalidatesTags: categoryChanged,
    }),

    createTag: build.mutation<Answer<"createTag">, Body<"createTag">>({
      ...answerOf("createTag"),
      query: (body) => ({ path: "/categories/tags/", method: "POST", body }),
      invalidatesTags: tagChanged,
    }),

    updateTag: build.mutation<Answer<"updateTag">, Change<Body<"updateTag">>>({
      ...answerOf("updateTag"),
      query: ({ id, ...body }) => ({ path: tags(id), method: "PUT", body }),
      invalidatesTags: tagChanged,
    }),

    deleteTag: build.mutation<Answer<"deleteTag">, string>({
      ...answerOf("deleteTag"),
      query: (id) => ({ path: tags(id), method: "DELETE" }),
      invalidatesTags: tagChanged,
    }),

    mergeTag: build.mutation<Answer<"mergeTag">, Merge>({
      ...answerOf("mergeTag"),
      query: ({ id, into }) => ({ path: tags(id, "/merge"), method: "POST", body: { into } }),
      invalidatesTags: tagChanged,
    }),
  }),
});
