import { adminOperationsMessages } from "./admin/operations.ts";
import { adminReviewMessages } from "./admin/review.ts";
import { adminShellMessages } from "./admin/shell.ts";
import { adminStoriesMessages } from "./admin/stories.ts";
import { adminTaxonomyMessages } from "./admin/taxonomy.ts";

/** Administrators' pages share one chunk, so their components read one table. */
export const adminMessages = {
  ...adminShellMessages,
  ...adminStoriesMessages,
  ...adminReviewMessages,
  ...adminTaxonomyMessages,
  ...adminOperationsMessages,
} as const;
