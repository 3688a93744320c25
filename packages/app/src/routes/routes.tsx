import { storiesApi } from "@katha/api";
import type { ComponentType } from "react";
import { FaultPage } from "../pages/errors/FaultPage.tsx";
import { base } from "./base.ts";
import type { LoaderFunctionArgs, RouteObject } from "./router.ts";
import { RequireSignIn } from "../sign-in/RequireSignIn.tsx";
import { Shell } from "../shell/Shell.tsx";
import { Waiting } from "../shell/Waiting.tsx";
import type { AppStore } from "../store/store.ts";
import { type RouteAccess, type RouteId, pageRoutes } from "./route-table.ts";

type Loader = (args: LoaderFunctionArgs) => null | Promise<null>;

export function createRoutes(store: AppStore): RouteObject[] {
  const loaders = loadersFor(store);
  const routeOf = ({ id, path, page }: (typeof pageRoutes)[number]): RouteObject => {
    const loader = loaders[id];
    const fetchPage = async () => {
      const [component] = await Promise.all([pageComponent(page), moreMessages(page)]);
      return component;
    };
    return { ...pageRoute(fetchPage), id, path: base + path, ...(loader && { loader }) };
  };
  /** A page shows once its messages are there; if they cannot be fetched, it is like a page whose code cannot. */
  const moreMessages = async (page: string) => {
    const [folder] = page.split("/");
    if (folder !== "author" && folder !== "admin") return;
    const { loadMoreMessages } = await import("../preferences/more-messages.ts");
    await store.dispatch(loadMoreMessages(folder));
  };
  const pagesFor = (access: RouteAccess) =>
    pageRoutes.filter((route) => route.access === access).map(routeOf);
  const routes: RouteObject[] = [
    {
      Component: () => <Shell routes={routes} />,
      ErrorBoundary: FaultPage,
      children: [
        ...pagesFor("anyone"),
        ...pagesFor("signIn"),
        { Component: RequireSignIn, children: pagesFor("member") },
        {
          ...pageRoute(async () => (await import("../sign-in/RequireAdmin.tsx")).RequireAdmin),
          children: pagesFor("admin"),
        },
        {
          ...pageRoute(async () => (await import("../pages/errors/LostPage.tsx")).LostPage),
          path: "*",
        },
      ],
    },
  ];
  return routes;
}

/** Loaders start the fetch without waiting, so the answer and the page's chunk load side by side. */
function loadersFor(store: AppStore): Partial<Record<RouteId, Loader>> {
  const { featuredStories, getStory, listStories, trendingStories } = storiesApi.endpoints;
  const options = { subscribe: false };
  return {
    landing: () => {
      void store.dispatch(featuredStories.initiate(undefined, options));
      return null;
    },
    home: () => {
      void store.dispatch(listStories.initiate(undefined, options));
      void store.dispatch(featuredStories.initiate(undefined, options));
      void store.dispatch(trendingStories.initiate(undefined, options));
      return null;
    },
    // Not with the entry, which every page loads.
    stories: async ({ request }) => {
      const { askForStories } = await import("../pages/stories/stories-query.ts");
      askForStories(store, new URL(request.url).search);
      return null;
    },
    story: ({ params }) => {
      void store.dispatch(getStory.initiate(params["storyId"] ?? "", options));
      return null;
    },
  };
}

const modules = import.meta.glob<Record<string, ComponentType>>([
  "../pages/**/*Page.tsx",
  "!../pages/errors/*.tsx",
]);

async function pageComponent(page: string): Promise<ComponentType> {
  const name = page.slice(page.lastIndexOf("/") + 1);
  const Component = (await modules[`../pages/${page}.tsx`]?.())?.[name];
  if (!Component) throw new Error(`pages/${page}.tsx exports no ${name}`);
  return Component;
}

/**
 * A page in its own chunk, fetched on navigation. `lazy` is given as a function, because with its object form the
 * router ignores a failure in routes without a loader, and renders nothing.
 */
function pageRoute(fetchPage: () => Promise<ComponentType>) {
  const lazy = async () => ({ Component: await fetchPage() });
  return { HydrateFallback: Waiting, ErrorBoundary: FaultPage, lazy };
}
