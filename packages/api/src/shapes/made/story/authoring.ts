// Made from the contract by `npm run readers`.
import type { StrangersCounts } from "../admin/proving.ts";
import type { Finding } from "../admin/review.ts";
import type { Story } from "./story.ts";

export interface PublishedStory extends Story {
  /** What did not stop it */
  warnings: Finding[];
  /** What players who type will meet; absent where nothing was played */
  strangers?: StrangersCounts | undefined;
}
