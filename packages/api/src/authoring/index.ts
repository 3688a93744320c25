export * from "./authoring.ts";
export type { TypedReport } from "../contract/admin/proving.ts";
export type { Finding, ReviewProblem } from "../contract/admin/review.ts";
export type { StoryNumbers } from "../contract/story/numbers.ts";
export type { Correction, Corrections } from "../contract/story/corrections.ts";
export type { UnansweredGroup, UnansweredLines } from "../contract/story/unanswered.ts";
export type { StoryVersion, StoryVersionDetail } from "../contract/story/versions.ts";
export type { Suggestion, SuggestionKind } from "../contract/story/suggestions.ts";
export type { OwnStory } from "../contract/story/own-story.ts";
