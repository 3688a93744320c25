import { CacheProvider } from "@emotion/react";
import { type SiteLinks, api, createApiClient, createSignInStore } from "@katha/api";
import { renderToString } from "react-dom/server";
import { Providers } from "../App.tsx";
import { loadLazyRoutes } from "../routes/load-lazy-routes.ts";
import { switchLanguage } from "../preferences/language.ts";
import { languageFor } from "../preferences/locales.ts";
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from "../routes/router.ts";
import { createRoutes } from "../routes/routes.tsx";
import { renderedTitle } from "../notices/page-title.ts";
import { createStore } from "../store/store.ts";
import { headOf } from "./head.ts";
import { type PageData, pageDataId } from "./page-data.ts";
import { serverRenderedPageAt } from "./pages.ts";
import { renderedQueries } from "./rendered-queries.ts";
import { styleCache } from "./styles.ts";

/** What the server passes in; it knows the API and the visitor, but nothing about the app. */
export interface RenderRequest {
  readonly address: string;
  readonly language: string;
  readonly siteLinks: SiteLinks;
  /** Answers calls as for any visitor who is not signed in. */
  readonly fetch: typeof fetch;
}

/** The contents of the page template's slots. */
export interface RenderedPage {
  readonly language: string;
  readonly title: string;
  readonly head: string;
  readonly app: string;
}

const origin = "http://katha";

/** Null if the page is rendered only in the browser, or if an answer was missing, which the app will explain. */
export async function render(request: RenderRequest): Promise<RenderedPage | null> {
  const { address, language, siteLinks, fetch } = request;
  const page = serverRenderedPageAt(address);
  if (!page) return null;
  const signInStore = createSignInStore(() => null);
  const client = createApiClient({ signInStore, fetch, origin, locks: undefined });
  const store = createStore(client);
  try {
    const routes = createRoutes(store);
    await loadLazyRoutes(routes, address);
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(new URL(address, origin)));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    const queries = renderedQueries(store.getState());
    if (context instanceof Response || queries === null) return null;

    const locale = languageFor(language, "");
    await store.dispatch(switchLanguage(locale));
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = renderToString(
      <CacheProvider value={styleCache}>
        <Providers store={store} siteLinks={siteLinks}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Providers>
      </CacheProvider>,
    );
    const title = renderedTitle.now;
    const data: PageData = { address, language: locale, queries };
    const lead = page.lead(store.getState());
    const head = headOf({ html, language: locale, module: page.module, lead });
    return { language: locale, title, head, app: appSlot(html, data) };
  } finally {
    // Otherwise unused entries would stay until their timers end.
    store.dispatch(api.util.resetApiState());
  }
}

function appSlot(html: string, data: PageData): string {
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return `<div id="katha">${html}</div><script type="application/json" id="${pageDataId}">${json}</script>`;
}
