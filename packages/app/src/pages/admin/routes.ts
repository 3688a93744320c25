/** All rooms of administration in one place, so that going from one to the next fetches nothing. */
export { AdminAuditPage } from "./AdminAuditPage.tsx";
export { AdminCategoriesPage } from "./AdminCategoriesPage.tsx";
export { AdminHealthPage } from "./AdminHealthPage.tsx";
export { AdminReportsPage } from "./AdminReportsPage.tsx";
export { AdminReviewPage } from "./AdminReviewPage.tsx";
export { AdminReviewStoryPage } from "./AdminReviewStoryPage.tsx";
export { AdminStoriesPage } from "./AdminStoriesPage.tsx";
export { AdminTagsPage } from "./AdminTagsPage.tsx";
export { AdminUsersPage } from "./AdminUsersPage.tsx";
