import { useContext } from "react";
import { GivenAddresses, oneOf } from "../useReadingAddresses/useReadingAddresses.ts";

/** Where administrators go. */
export interface DeskAddresses {
  /** Where somebody registers who was invited. */
  invitation: (token: string) => string;
  adminEditStory: (story: string) => string;
  adminStories: string;
  adminNewStory: string;
  adminReviews: string;
  adminReview: (story: string) => string;
  adminModels: string;
}

const usual: DeskAddresses = {
  invitation: (token) => `/register?invitation=${encodeURIComponent(token)}`,
  adminEditStory: oneOf("/admin/stories/edit"),
  adminStories: "/admin/stories",
  adminNewStory: "/admin/stories/new",
  adminReviews: "/admin/review",
  adminReview: oneOf("/admin/review"),
  adminModels: "/admin/models",
};

export const useDeskAddresses = (): DeskAddresses => ({ ...usual, ...useContext(GivenAddresses) });
