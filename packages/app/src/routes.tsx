import { storiesApi } from "@katha/api";
import type { ComponentType } from "react";
import { FaultPage } from "./pages/FaultPage.tsx";
import { LostPage } from "./pages/LostPage.tsx";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "./router.ts";
import { Shell } from "./shell/Shell.tsx";
import { Waiting } from "./shell/Waiting.tsx";
import type { AppStore } from "./store.ts";
import { Members } from "./viewer/Members.tsx";

/**
 * Loaders begin to fetch and do not wait: the answers come into the store while the page's own
 * chunk is still on its way, and the page shows its own way of loading.
 */
export function createRoutes(store: AppStore): RouteObject[] {
  const { featuredStories, getStory, listStories, trendingStories } = storiesApi.endpoints;
  const begin = { subscribe: false };

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
        { ...standing, path: "/", loader: () => redirect("/home"), Component: Waiting },
        {
          ...page("/home", async () => (await import("./pages/HomePage.tsx")).HomePage),
          loader: fetchHome,
        },
        {
          ...page("/game/:storyId", async () => (await import("./pages/StoryPage.tsx")).StoryPage),
          loader: fetchStory,
        },
        ...accountRoutes,
        ...legalRoutes,
        { Component: Members, children: memberRoutes },
        { path: "*", Component: LostPage },
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
  page("/play/:sessionId", async () => (await import("./pages/play/PlayPage.tsx")).PlayPage),
  page("/profile", async () => (await import("./pages/ProfilePage.tsx")).ProfilePage),
];

const legalRoutes = [
  page("/terms-of-service", async () => (await import("./pages/legal/TermsPage.tsx")).TermsPage),
  page("/privacy-policy", async () => (await import("./pages/legal/PrivacyPage.tsx")).PrivacyPage),
];
