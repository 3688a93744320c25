import { storiesApi } from "@katha/api";
import type { ComponentType } from "react";
import { FaultPage } from "./pages/FaultPage.tsx";
import type { LoaderFunctionArgs, RouteObject } from "./router.ts";
import { Shell } from "./shell/Shell.tsx";
import { Waiting } from "./shell/Waiting.tsx";
import type { AppStore } from "./store/store.ts";
import { RequireSignIn } from "./session/RequireSignIn.tsx";

/**
 * Loaders begin to fetch and do not wait: the answers come into the store while the page's own
 * chunk is still on its way, and the page shows its own way of loading.
 */
export function createRoutes(store: AppStore): RouteObject[] {
  const { featuredStories, getStory, listStories, trendingStories } = storiesApi.endpoints;
  const begin = { subscribe: false };

  function fetchDoor() {
    void store.dispatch(featuredStories.initiate(undefined, begin));
    return null;
  }

  function fetchHome() {
    void store.dispatch(listStories.initiate(undefined, begin));
    void store.dispatch(featuredStories.initiate(undefined, begin));
    void store.dispatch(trendingStories.initiate(undefined, begin));
    return null;
  }

  function fetchStory({ params }: LoaderFunctionArgs) {
    void store.dispatch(getStory.initiate(params["storyId"] ?? "", begin));
    return null;
  }

  return [
    {
      Component: Shell,
      ErrorBoundary: FaultPage,
      children: [
        {
          ...page("/", async () => (await import("./pages/LandingPage.tsx")).LandingPage),
          id: "door",
          loader: fetchDoor,
        },
        {
          ...page("/home", async () => (await import("./pages/HomePage.tsx")).HomePage),
          id: "home",
          loader: fetchHome,
        },
        {
          ...page("/game/:storyId", async () => (await import("./pages/StoryPage.tsx")).StoryPage),
          id: "story",
          loader: fetchStory,
        },
        page("/stories/shared", async () => {
          const { SharedStoryPage } = await import("./pages/author/SharedStoryPage.tsx");
          return SharedStoryPage;
        }),
        ...accountRoutes,
        ...legalRoutes,
        { Component: RequireSignIn, children: memberRoutes },
        page("/admin", async () => {
          const { AdminLoginPage } = await import("./pages/admin/AdminLoginPage.tsx");
          return AdminLoginPage;
        }),
        {
          ...standing,
          lazy: {
            Component: async () => (await import("./session/RequireAdmin.tsx")).RequireAdmin,
          },
          children: adminRoutes,
        },
        page("*", async () => (await import("./pages/LostPage.tsx")).LostPage),
      ],
    },
  ];
}

const standing = { HydrateFallback: Waiting, ErrorBoundary: FaultPage };

/** A page with a chunk of its own, fetched when somebody goes there. */
function page(path: string, Component: () => Promise<ComponentType>): RouteObject {
  return { ...standing, path, lazy: { Component } };
}

const accountRoutes = [
  page("/login", async () => (await import("./pages/account/LoginPage.tsx")).LoginPage),
  page("/register", async () => (await import("./pages/account/RegisterPage.tsx")).RegisterPage),
  page(
    "/forgot-password",
    async () => (await import("./pages/account/ForgotPasswordPage.tsx")).ForgotPasswordPage,
  ),
  page(
    "/reset-password",
    async () => (await import("./pages/account/ResetPasswordPage.tsx")).ResetPasswordPage,
  ),
  page(
    "/verify-email",
    async () => (await import("./pages/account/VerifyEmailPage.tsx")).VerifyEmailPage,
  ),
];

const memberRoutes = [
  page("/create-story", async () => {
    const { CreateStoryPage } = await import("./pages/author/CreateStoryPage.tsx");
    return CreateStoryPage;
  }),
  page("/my-stories", async () => {
    const { MyStoriesPage } = await import("./pages/author/MyStoriesPage.tsx");
    return MyStoriesPage;
  }),
  page("/my-stories/:storyId/numbers", async () => {
    const { NumbersPage } = await import("./pages/author/NumbersPage.tsx");
    return NumbersPage;
  }),
  page("/edit-story/:storyId", async () => {
    const { EditStoryPage } = await import("./pages/author/EditStoryPage.tsx");
    return EditStoryPage;
  }),
  page("/play/:sessionId", async () => (await import("./pages/play/PlayPage.tsx")).PlayPage),
  page("/profile", async () => (await import("./pages/ProfilePage.tsx")).ProfilePage),
  page("/profile/settings", async () => (await import("./pages/SettingsPage.tsx")).SettingsPage),
];

const fetchRooms = () => import("./pages/admin/routes.ts");

const adminRoutes = [
  page("/admin/stories", async () => (await fetchRooms()).AdminStoriesPage),
  page("/admin/categories", async () => (await fetchRooms()).AdminCategoriesPage),
  page("/admin/tags", async () => (await fetchRooms()).AdminTagsPage),
  page("/admin/review", async () => (await fetchRooms()).AdminReviewPage),
  page("/admin/review/:storyId", async () => (await fetchRooms()).AdminReviewStoryPage),
  page("/admin/reports", async () => (await fetchRooms()).AdminReportsPage),
  page("/admin/users", async () => (await fetchRooms()).AdminUsersPage),
  page("/admin/audit", async () => (await fetchRooms()).AdminAuditPage),
  page("/admin/health", async () => (await fetchRooms()).AdminHealthPage),
  ...["/admin/stories/new", "/admin/stories/edit/:storyId"].map((path) =>
    page(path, async () => {
      const { AdminStoryFormPage } = await import("./pages/admin/AdminStoryFormPage.tsx");
      return AdminStoryFormPage;
    }),
  ),
];

const legalRoutes = [
  page("/guide", async () => (await import("./pages/GuidePage.tsx")).GuidePage),
  page("/premium-waitlist", async () => (await import("./pages/WaitlistPage.tsx")).WaitlistPage),
  page("/terms-of-service", async () => (await import("./pages/legal/TermsPage.tsx")).TermsPage),
  page("/privacy-policy", async () => (await import("./pages/legal/PrivacyPage.tsx")).PrivacyPage),
];
