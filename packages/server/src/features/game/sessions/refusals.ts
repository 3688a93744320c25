import { Problem } from "../../../lib/problem.ts";

export function premiumNeeded(): Problem {
  return new Problem(403, "premium_needed", "This is a premium story. Please upgrade to play.");
}

export function matureVeiled(): Problem {
  const detail =
    "This story is for people of 17 and over. Choose to be shown mature stories first.";
  return new Problem(403, "mature_veiled", detail);
}
