export { endingsStory } from "./endings-story.ts";
