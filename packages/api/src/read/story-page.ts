import type { StoryDetail, StoryUserState } from "../shapes/made/story/story.ts";
import type { Reader } from "./fields.ts";
import { readStoryDetail } from "./made/story/story.ts";

/** The reader's marks may also stand beside the story's own fields. */
export const readStoryPage: Reader<StoryDetail> = (value, standIn) => {
  const story = readStoryDetail(value, standIn);
  const { hasLiked, hasBookmarked } = Object(value) as Partial<StoryUserState>;
  const { userState: marks } = story;
  return {
    ...story,
    userState: {
      ...marks,
      hasLiked: marks.hasLiked || hasLiked === true,
      hasBookmarked: marks.hasBookmarked || hasBookmarked === true,
    },
  };
};
