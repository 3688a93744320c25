import type { StoryDetail } from "@katha/api";

/** A story that can be started; stories in lists lack what it asks the player. */
export interface Beginnable {
  readonly id: string;
  readonly language: string;
  readonly who?: StoryDetail["who"] | undefined;
  readonly needs_model?: StoryDetail["needs_model"] | undefined;
}

export interface Playable extends Beginnable {
  readonly is_premium: boolean;
  readonly user_state: { readonly has_premium_access: boolean };
}
