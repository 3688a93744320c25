import type { StoryDetail } from "@katha/api";

/** A story that can be started; stories in lists lack what it asks the player. */
export interface Beginnable {
  readonly id: string;
  readonly language: string;
  readonly who?: StoryDetail["who"] | undefined;
  readonly needsModel?: StoryDetail["needsModel"] | undefined;
}

export interface Playable extends Beginnable {
  readonly isPremium: boolean;
  readonly userState: { readonly hasPremiumAccess: boolean };
}
