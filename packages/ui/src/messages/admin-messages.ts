import { adminFindingsMessages } from "./admin/findings.ts";
import { adminModelsMessages } from "./admin/models.ts";
import { adminOperationsMessages } from "./admin/operations.ts";
import { adminReviewMessages } from "./admin/review.ts";
import { adminShellMessages } from "./admin/shell.ts";
import { adminStoriesMessages } from "./admin/stories.ts";
import { adminTaxonomyMessages } from "./admin/taxonomy.ts";

// Written out, it names the tables' types; inferred, the declaration would repeat every message.
type AdminMessages = typeof adminShellMessages &
  typeof adminStoriesMessages &
  typeof adminReviewMessages &
  typeof adminTaxonomyMessages &
  typeof adminOperationsMessages &
  typeof adminFindingsMessages &
  typeof adminModelsMessages;

/** The messages of all admin pages in one table, because whoever opens one of them opens others. */
export const adminMessages: AdminMessages = {
  ...adminShellMessages,
  ...adminStoriesMessages,
  ...adminReviewMessages,
  ...adminTaxonomyMessages,
  ...adminOperationsMessages,
  ...adminFindingsMessages,
  ...adminModelsMessages,
};
