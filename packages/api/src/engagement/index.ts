export * from "./engagement.ts";
export type { MarkedStories, MarkedStory } from "../contract/story/engagement.ts";
