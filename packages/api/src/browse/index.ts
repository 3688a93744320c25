export * from "./browse.ts";
export {
  browseSorts,
  storyTraits,
  traitTextMax,
  traitValues,
  type BrowseSort,
  type StoryTrait,
} from "../contract/story/browsing.ts";
export type { BrowsedStories, TraitCount } from "../shapes/made/story/stories.ts";
