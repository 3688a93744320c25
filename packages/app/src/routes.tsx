import { storiesApi } from "@katha/api";
import { FaultPage } from "./pages/FaultPage.tsx";
import { LostPage } from "./pages/LostPage.tsx";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "./router.ts";
import { Shell } from "./shell/Shell.tsx";
import { Waiting } from "./shell/Waiting.tsx";
import type { AppStore } from "./store.ts";

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

  const page = { HydrateFallback: Waiting, ErrorBoundary: FaultPage };
  return [
    {
      Component: Shell,
      ErrorBoundary: FaultPage,
      children: [
        { ...page, path: "/", loader: () => redirect("/home"), Component: Waiting },
        {
          ...page,
          path: "/home",
          loader: fetchHome,
          lazy: { Component: async () => (await import("./pages/HomePage.tsx")).HomePage },
        },
        {
          ...page,
          path: "/game/:storyId",
          loader: fetchStory,
          lazy: { Component: async () => (await import("./pages/StoryPage.tsx")).StoryPage },
        },
        { path: "*", Component: LostPage },
      ],
    },
  ];
}
