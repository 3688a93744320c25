/** `signIn` pages are for signing in: nobody is sent back to them afterwards. */
export const routeAccesses = ["anyone", "signIn", "member", "admin"] as const;
export type RouteAccess = (typeof routeAccesses)[number];

export interface PageRoute {
  readonly path: string;
  /** The file in src/pages, without its extension; it exports a component of the same name. */
  readonly page: string;
  readonly access: RouteAccess;
  /** The page's subject: if the API does not have it, the server answers 404. */
  readonly about?: "story";
  /** The server renders the page. */
  readonly serverRendered?: true;
  /** What follows the path belongs to what the server renders. */
  readonly rendersQuery?: true;
  /** The service worker keeps a copy of the server's page. */
  readonly keptOffline?: true;
  readonly inSitemap?: true;
  /** Only for people who were given the address: like members' pages, it is hidden from search engines. */
  readonly unlisted?: true;
}

/**
 * Every page of the app. The client's routes, links and page chunks, the server's status codes, robots.txt and sitemap,
 * the service worker and the journeys are all made from this table. The build loads it too, so it imports nothing.
 */
export const routeTable = {
  landing: {
    path: "/",
    page: "home/LandingPage",
    access: "anyone",
    serverRendered: true,
    keptOffline: true,
    inSitemap: true,
  },
  home: {
    path: "/home",
    page: "home/HomePage",
    access: "anyone",
    serverRendered: true,
    keptOffline: true,
    inSitemap: true,
  },
  story: {
    path: "/game/:storyId",
    page: "story/StoryPage",
    access: "anyone",
    about: "story",
    serverRendered: true,
    keptOffline: true,
  },
  stories: {
    path: "/stories",
    page: "stories/StoriesPage",
    access: "anyone",
    serverRendered: true,
    rendersQuery: true,
    inSitemap: true,
  },
  sharedStory: {
    path: "/stories/shared",
    page: "story/SharedStoryPage",
    access: "anyone",
    unlisted: true,
  },
  guide: {
    path: "/guide",
    page: "about/GuidePage",
    access: "anyone",
    serverRendered: true,
    inSitemap: true,
  },
  waitlist: {
    path: "/premium-waitlist",
    page: "about/WaitlistPage",
    access: "anyone",
    serverRendered: true,
    inSitemap: true,
  },
  terms: {
    path: "/terms-of-service",
    page: "about/TermsPage",
    access: "anyone",
    serverRendered: true,
    inSitemap: true,
  },
  privacy: {
    path: "/privacy-policy",
    page: "about/PrivacyPage",
    access: "anyone",
    serverRendered: true,
    inSitemap: true,
  },

  login: { path: "/login", page: "account/LoginPage", access: "signIn" },
  register: { path: "/register", page: "account/RegisterPage", access: "signIn" },
  forgotPassword: {
    path: "/forgot-password",
    page: "account/ForgotPasswordPage",
    access: "signIn",
  },
  resetPassword: { path: "/reset-password", page: "account/ResetPasswordPage", access: "signIn" },
  confirmBrowser: {
    path: "/confirm-browser",
    page: "account/ConfirmBrowserPage",
    access: "signIn",
  },
  stopLetters: {
    path: "/stop-letters",
    page: "account/StopLettersPage",
    access: "anyone",
    unlisted: true,
  },
  verifyEmail: { path: "/verify-email", page: "account/VerifyEmailPage", access: "signIn" },

  createStory: { path: "/create-story", page: "author/CreateStoryPage", access: "member" },
  myStories: { path: "/my-stories", page: "author/MyStoriesPage", access: "member" },
  storyNumbers: {
    path: "/my-stories/:storyId/numbers",
    page: "author/NumbersPage",
    access: "member",
  },
  editStory: { path: "/edit-story/:storyId", page: "author/EditStoryPage", access: "member" },
  play: { path: "/play/:sessionId", page: "play/PlayPage", access: "member" },
  sessionBook: { path: "/play/:sessionId/book", page: "play/BookPage", access: "member" },
  sessionMap: { path: "/play/:sessionId/map", page: "play/MapPage", access: "member" },
  shelf: { path: "/shelf", page: "shelf/ShelfPage", access: "member" },
  notifications: {
    path: "/news",
    page: "notifications/NotificationsPage",
    access: "member",
  },
  profile: { path: "/profile", page: "profile/ProfilePage", access: "member" },
  settings: { path: "/profile/settings", page: "profile/SettingsPage", access: "member" },

  adminLogin: {
    path: "/admin",
    page: "admin/AdminLoginPage",
    access: "anyone",
    unlisted: true,
  },
  adminStories: { path: "/admin/stories", page: "admin/stories/AdminStoriesPage", access: "admin" },
  adminNewStory: {
    path: "/admin/stories/new",
    page: "admin/stories/AdminStoryFormPage",
    access: "admin",
  },
  adminEditStory: {
    path: "/admin/stories/edit/:storyId",
    page: "admin/stories/AdminStoryFormPage",
    access: "admin",
  },
  adminCategories: {
    path: "/admin/categories",
    page: "admin/taxonomy/AdminCategoriesPage",
    access: "admin",
  },
  adminTags: { path: "/admin/tags", page: "admin/taxonomy/AdminTagsPage", access: "admin" },
  adminReviews: { path: "/admin/review", page: "admin/review/AdminReviewPage", access: "admin" },
  adminReview: {
    path: "/admin/review/:storyId",
    page: "admin/review/AdminReviewStoryPage",
    access: "admin",
  },
  adminReports: { path: "/admin/reports", page: "admin/review/AdminReportsPage", access: "admin" },
  adminUsers: { path: "/admin/users", page: "admin/operations/AdminUsersPage", access: "admin" },
  adminWaitlist: {
    path: "/admin/waitlist",
    page: "admin/operations/AdminWaitlistPage",
    access: "admin",
  },
  adminModels: {
    path: "/admin/models",
    page: "admin/models/AdminModelsPage",
    access: "admin",
  },
  adminAudit: { path: "/admin/audit", page: "admin/operations/AdminAuditPage", access: "admin" },
  adminHealth: { path: "/admin/health", page: "admin/operations/AdminHealthPage", access: "admin" },
} as const satisfies Record<string, PageRoute>;

export type RouteId = keyof typeof routeTable;

export const routeIds = Object.keys(routeTable) as RouteId[];
export const pageRoutes: readonly (PageRoute & { readonly id: RouteId })[] = routeIds.map((id) =>
  Object.assign({ id }, routeTable[id]),
);
