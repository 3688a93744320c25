import type { OwnStatus } from "../../../parts/author/own-stories/own-story.ts";
import type { StoryNumbers } from "../../../parts/author/numbers/story-numbers.ts";
import type { StructureGraph } from "../../../parts/author/structure/structure.ts";

export interface NumberedStory {
  title: string;
  /** Of the story's own words. */
  language: string;
  status: OwnStatus;
  graph: StructureGraph;
  numbers: StoryNumbers;
  links: { edit: string; view: string };
}
