/** `signIn` pages are for signing in: nobody is sent back to them afterwards. */
export type RouteAccess = "anyone" | "signIn" | "member" | "admin";

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

type PageFor = Omit<PageRoute, "access">;

/** Pages that the same people may open. What a page says may be only what a page can say. */
function pagesFor<
  Access extends RouteAccess,
  const Pages extends Readonly<Record<string, PageFor>>,
>(
  access: Access,
  pages: Pages & { [Id in keyof Pages]: Record<Exclude<keyof Pages[Id], keyof PageFor>, never> },
) {
  const withAccess = Object.entries(pages).map(([id, page]) => [id, { ...page, access }]);
  return Object.fromEntries(withAccess) as {
    readonly [Id in keyof Pages]: Pages[Id] & { readonly access: Access };
  };
}

/**
 * Every page of the app. The client's routes, links and page chunks, the server's status codes, robots.txt and sitemap,
 * the service worker and the journeys are all made from this table. The build loads it too, so it imports nothing.
 */
export const routeTable = {
  ...pagesFor("anyone", {
    landing: {
      path: "/",
      page: "home/LandingPage",
      serverRendered: true,
      keptOffline: true,
      inSitemap: true,
    },
    home: {
      path: "/home",
      page: "home/HomePage",
      serverRendered: true,
      keptOffline: true,
      inSitemap: true,
    },
    story: {
      path: "/game/:storyId",
      page: "story/StoryPage",
      about: "story",
      serverRendered: true,
      keptOffline: true,
    },
    stories: {
      path: "/stories",
      page: "stories/StoriesPage",
      serverRendered: true,
      rendersQuery: true,
      inSitemap: true,
    },
    sharedStory: { path: "/stories/shared", page: "story/SharedStoryPage", unlisted: true },
    guide: {
      path: "/guide",
      page: "about/GuidePage",
      serverRendered: true,
      inSitemap: true,
    },
    waitlist: {
      path: "/premium-waitlist",
      page: "about/WaitlistPage",
      serverRendered: true,
      inSitemap: true,
    },
    terms: {
      path: "/terms-of-service",
      page: "about/TermsPage",
      serverRendered: true,
      inSitemap: true,
    },
    privacy: {
      path: "/privacy-policy",
      page: "about/PrivacyPage",
      serverRendered: true,
      inSitemap: true,
    },
    stopLetters: { path: "/stop-letters", page: "account/StopLettersPage", unlisted: true },
    adminLogin: { path: "/admin", page: "admin/AdminLoginPage", unlisted: true },
  }),
  ...pagesFor("signIn", {
    login: { path: "/login", page: "account/LoginPage" },
    register: { path: "/register", page: "account/RegisterPage" },
    forgotPassword: { path: "/forgot-password", page: "account/ForgotPasswordPage" },
    resetPassword: { path: "/reset-password", page: "account/ResetPasswordPage" },
    confirmBrowser: { path: "/confirm-browser", page: "account/ConfirmBrowserPage" },
    verifyEmail: { path: "/verify-email", page: "account/VerifyEmailPage" },
  }),
  ...pagesFor("member", {
    createStory: { path: "/create-story", page: "author/CreateStoryPage" },
    myStories: { path: "/my-stories", page: "author/MyStoriesPage" },
    storyNumbers: { path: "/my-stories/:storyId/numbers", page: "author/NumbersPage" },
    editStory: { path: "/edit-story/:storyId", page: "author/EditStoryPage" },
    play: { path: "/play/:sessionId", page: "play/PlayPage" },
    sessionBook: { path: "/play/:sessionId/book", page: "play/BookPage" },
    sessionMap: { path: "/play/:sessionId/map", page: "play/MapPage" },
    shelf: { path: "/shelf", page: "shelf/ShelfPage" },
    notifications: { path: "/news", page: "notifications/NotificationsPage" },
    profile: { path: "/profile", page: "profile/ProfilePage" },
    settings: { path: "/profile/settings", page: "profile/SettingsPage" },
  }),
  ...pagesFor("admin", {
    adminStories: { path: "/admin/stories", page: "admin/stories/AdminStoriesPage" },
    adminNewStory: { path: "/admin/stories/new", page: "admin/stories/AdminStoryFormPage" },
    adminEditStory: {
      path: "/admin/stories/edit/:storyId",
      page: "admin/stories/AdminStoryFormPage",
    },
    adminCategories: { path: "/admin/categories", page: "admin/taxonomy/AdminCategoriesPage" },
    adminTags: { path: "/admin/tags", page: "admin/taxonomy/AdminTagsPage" },
    adminReviews: { path: "/admin/review", page: "admin/review/AdminReviewPage" },
    adminReview: { path: "/admin/review/:storyId", page: "admin/review/AdminReviewStoryPage" },
    adminReports: { path: "/admin/reports", page: "admin/review/AdminReportsPage" },
    adminUsers: { path: "/admin/users", page: "admin/operations/AdminUsersPage" },
    adminWaitlist: { path: "/admin/waitlist", page: "admin/operations/AdminWaitlistPage" },
    adminModels: { path: "/admin/models", page: "admin/models/AdminModelsPage" },
    adminSettings: { path: "/admin/settings", page: "admin/operations/AdminSettingsPage" },
    adminAudit: { path: "/admin/audit", page: "admin/operations/AdminAuditPage" },
    adminHealth: { path: "/admin/health", page: "admin/operations/AdminHealthPage" },
  }),
};

export type RouteId = keyof typeof routeTable;

export const pageRoutes: readonly (PageRoute & { readonly id: RouteId })[] = (
  Object.keys(routeTable) as RouteId[]
).map((id) => Object.assign({ id }, routeTable[id]));
