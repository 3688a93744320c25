// Made from the contract by `npm run readers`.
import type { PendingChange, Story, StoryReturn } from "./story.ts";

export interface OwnStory extends Story {
  returned: StoryReturn | null;
  pendingChange?: PendingChange | null | undefined;
  /** The cover could not be fetched and is tried again until then; null if it is here */
  coverAwaitedUntil?: string | null | undefined;
  /** How many of the players' corrections are neither done nor dismissed */
  correctionsWaiting?: number | undefined;
  /** An administrator archived it, so its author cannot bring it back */
  archivedByAdmin?: boolean | undefined;
}
