import { switchLanguage, showLanguage, wantedLanguage } from "../preferences/language.ts";
import { loadLazyRoutes } from "../routes/load-lazy-routes.ts";
import type { RouteObject } from "../routes/router.ts";
import { type PageData, upsertQueries } from "../server-render/page-data.ts";
import type { AppStore } from "../store/store.ts";

/** Fetches what the first render needs; resolves to whether the server's page can be hydrated with it. */
export async function prepare(
  page: PageData | null,
  routes: RouteObject[],
  { dispatch }: AppStore,
): Promise<boolean> {
  const [hasPage, isTranslated] = await Promise.all([
    // If the page's chunk cannot be fetched, the router shows its error page.
    page !== null &&
      loadLazyRoutes(routes, page.address).then(
        () => true,
        () => false,
      ),
    dispatch(showLanguage(page?.language ?? wantedLanguage())),
    page !== null && firstPaint(),
  ]);
  // Not earlier: the page's chunk may bring the endpoints, and answers of unknown ones are dropped.
  if (page) dispatch(upsertQueries(page));
  if (!isTranslated) await dispatch(switchLanguage("en"));
  // A page rendered in another language cannot be hydrated in English.
  return hasPage && isTranslated;
}

/** Resolves after the first frame, so that hydration does not delay it. */
async function firstPaint(): Promise<void> {
  // Background tabs get no frames.
  if (document.hidden) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
