import type { StoryDetail } from "@katha/api/contract";
import { Problem } from "../../../lib/problem.ts";

export const isUnpaid = (story: Pick<StoryDetail, "is_premium" | "user_state">): boolean =>
  story.is_premium && !story.user_state?.has_premium_access;

export function premiumNeeded(): Problem {
  return new Problem(403, "premium_needed", "This is a premium story. Please upgrade to play.");
}

export function matureVeiled(): Problem {
  const detail =
    "This story is for people of 17 and over. Choose to be shown mature stories first.";
  return new Problem(403, "mature_veiled", detail);
}
