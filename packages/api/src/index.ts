export type { StoryLanguage, StoryStatus } from "./contract/values.ts";
export * from "./http/api.ts";
export * from "./http/api-error.ts";
export type {
  Category,
  FieldProblem,
  Story,
  StoryAuthor,
  StoryDetail,
  StoryList,
  StoryStats,
  Tag,
} from "./contract/index.ts";
export type { User } from "./contract/account/users.ts";
export type { Answer, Body, Query } from "./http/answers.ts";
export * from "./http/base-query.ts";
export * from "./http/api-client.ts";
export * from "./contract/limits.ts";
export * from "./contract/media.ts";
export * from "./contract/site-links.ts";
export * from "./http/refresh.ts";
export { watchedFetch } from "./http/watched-fetch.ts";
export { type ApiRequest, callQuery } from "./http/call-query.ts";
export type { ApiReply, Transport } from "./http/send.ts";
export * from "./sign-in/browser-storage.ts";
export * from "./sign-in/sign-in-store.ts";
export * from "./sign-in/viewer-slice.ts";
export * from "./sign-in/sign-in-thunks.ts";
export * from "./stories/stories.ts";
export * from "./http/cache-tags.ts";
export * from "./taxonomy/taxonomy.ts";
export * from "./sign-in/viewer-changes.ts";
