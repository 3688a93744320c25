import { type Answer, type Body, answerOf } from "../answers.ts";
import { api } from "../api.ts";
import { listTag, storyListTags, storyTag } from "../tags.ts";

const at = (id: string, rest = "") => `/stories/${encodeURIComponent(id)}${rest}`;

interface Edit {
  readonly id: string;
  readonly form: Body<"updateStory">;
}

/** A story that was changed may stand, or no longer stand, in any list. */
const anyList = ["StoryList"] as const;

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

    uploadPicture: build.mutation<Answer<"uploadPicture">, Blob>({
      ...answerOf("uploadPicture"),
      query: (file) => ({ path: "/media", method: "POST", file }),
    }),
  }),
});
