export * from "./engagement.ts";
export type { MarkedStories, MarkedStory } from "../shapes/story/engagement.ts";
