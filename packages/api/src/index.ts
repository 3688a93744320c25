export * from "./api.ts";
export * from "./api-error.ts";
export type {
  Category,
  FieldProblem,
  Story,
  StoryAuthor,
  StoryDetail,
  StoryLanguage,
  StoryList,
  StoryStats,
  StoryStatus,
  Tag,
} from "./contract/index.ts";
export type { User } from "./contract/account/users.ts";
export type { Answer, Body, CallName, Query } from "./answers.ts";
export * from "./base-query.ts";
export * from "./connection.ts";
export * from "./contract/limits.ts";
export * from "./contract/media.ts";
export { fieldMessages, problemMessage } from "./contract/lenient.ts";
export * from "./refresh.ts";
export type { Ask, Reply, Wire } from "./send.ts";
export * from "./session.ts";
export * from "./stories/stories.ts";
export * from "./tags.ts";
export * from "./taxonomy/taxonomy.ts";
export * from "./viewer.ts";
