export * from "./engagement.ts";
export type { MarkedStories, MarkedStory } from "../shapes/made/story/engagement.ts";
