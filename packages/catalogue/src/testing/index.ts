export { mostBytes, writtenStory, type Files } from "./written-story.ts";
