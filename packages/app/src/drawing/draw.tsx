import { api, createConnection, createSession } from "@katha/api";
import { renderToString } from "react-dom/server";
import { Providers } from "../App.tsx";
import { bringPage } from "../bring-page.ts";
import type { DrawnPage } from "../drawn/drawn-page.ts";
import { languageFor, languageKey, switchLanguage } from "../preferences/language.ts";
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from "../router.ts";
import { createRoutes } from "../routes/routes.tsx";
import { drawnTitle } from "../notices/page-title.ts";
import { createStore } from "../store/store.ts";
import { drawnAnswers } from "./answers.ts";
import { drawnRouteAt } from "./drawn-routes.ts";
import { pageFrom } from "./page.ts";

/** What the server hands in: it knows the API and the visitor, and nothing of the app. */
export interface Asked {
  readonly address: string;
  readonly language: string;
  /** Answers a call as it answers any visitor who has not signed in. */
  readonly fetch: typeof fetch;
}

const site = "http://katha";

/** The language in which a visitor's page is drawn, by the request's own headers. */
export function languageOf(cookies = "", accepted = ""): string {
  const choice = new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(cookies)?.[1] ?? null;
  return languageFor(choice, accepted);
}

/**
 * The page at an address as it is seen before any script has run, with what it was drawn from; null
 * where the app's shell is the page, and where an answer was missing: the app says so better itself.
 */
export async function draw({ address, language, fetch }: Asked): Promise<string | null> {
  const route = drawnRouteAt(address);
  if (!route) return null;
  const session = createSession(() => null);
  const connection = createConnection({ session, fetch, origin: site, locks: undefined });
  const store = createStore(connection);
  try {
    const routes = createRoutes(store);
    await bringPage(routes, address);
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(new URL(address, site)));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    const answers = drawnAnswers(store.getState());
    if (context instanceof Response || answers === null) return null;

    const locale = languageFor(language, "");
    await store.dispatch(switchLanguage(locale));
    const router = createStaticRouter(handler.dataRoutes, context);
    const markup = renderToString(
      <Providers store={store}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>,
    );
    const drawn: DrawnPage = { address, language: locale, answers };
    const lead = route.lead(store.getState());
    return pageFrom(route.name, { markup, drawn, title: drawnTitle.now, lead });
  } finally {
    // What is kept for a while in a browser must not be kept here.
    store.dispatch(api.util.resetApiState());
  }
}
