import type { AuthoringState } from "../state.ts";
import type { StoryEditor } from "./story-editor-slice.ts";

export function selectEditor({ storyEditor }: AuthoringState, id: string): StoryEditor | undefined {
  return storyEditor?.[id];
}
