export * from "./authoring.ts";
export type { Finding, ReviewProblem } from "../contract/admin/review.ts";
export type { OwnStory } from "../contract/story/story.ts";
