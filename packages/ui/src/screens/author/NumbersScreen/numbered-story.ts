import type { OwnStatus } from "../../../parts/author/own-stories/own-story.ts";
import type { StoryNumbers } from "../../../parts/author/numbers/story-numbers.ts";
import type { StoryGraph } from "@katha/storygraph";

export interface NumberedStory {
  title: string;
  /** The language of the story's text. */
  language: string;
  status: OwnStatus;
  graph: StoryGraph;
  numbers: StoryNumbers;
  links: { edit: string; view: string };
}
