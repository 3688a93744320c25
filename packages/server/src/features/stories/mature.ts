import type { contentRatings } from "@katha/api/contract";

/** The content rating of stories for people of 17 and over. */
export const mature: (typeof contentRatings)[number] = "mature";
