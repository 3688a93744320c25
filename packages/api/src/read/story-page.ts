import type { StoryDetail, StoryUserState } from "../contract/story/story.ts";
import type { Reader } from "./fields.ts";
import { readStoryDetail } from "./made/story/story.ts";

/** The reader's marks may also stand beside the story's own fields. */
export const readStoryPage: Reader<StoryDetail> = (value, standIn) => {
  const story = readStoryDetail(value, standIn);
  const { hasLiked, hasBookmarked } = story as Partial<StoryUserState>;
  const { user_state: marks } = story;
  return {
    ...story,
    user_state: {
      ...marks,
      hasLiked: marks.hasLiked || hasLiked === true,
      hasBookmarked: marks.hasBookmarked || hasBookmarked === true,
    },
  };
};
