import { useContext } from "react";
import { GivenAddresses, oneOf } from "../useReadingAddresses/useReadingAddresses.ts";

/** Where authors and administrators go. */
export interface DeskAddresses {
  editStory: (story: string) => string;
  storyNumbers: (story: string) => string;
  adminEditStory: (story: string) => string;
  adminStories: string;
  adminNewStory: string;
  adminReviews: string;
  adminReview: (story: string) => string;
  adminModels: string;
}

const usual: DeskAddresses = {
  editStory: oneOf("/edit-story"),
  storyNumbers: (story) => `${oneOf("/my-stories")(story)}/numbers`,
  adminEditStory: oneOf("/admin/stories/edit"),
  adminStories: "/admin/stories",
  adminNewStory: "/admin/stories/new",
  adminReviews: "/admin/review",
  adminReview: oneOf("/admin/review"),
  adminModels: "/admin/models",
};

export const useDeskAddresses = (): DeskAddresses => ({ ...usual, ...useContext(GivenAddresses) });
