import "@katha/ui/fonts.css";
import "@katha/ui/katha.css";
import "./first-paint.css";
import { api } from "@katha/api";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { bringPage } from "./bring-page.ts";
import { connectBrowser } from "./offline/connect-browser.ts";
import { serverReached } from "./offline/connection-slice.ts";
import { drawnPage, upsertAnswers } from "./drawn/drawn-page.ts";
import { languageKey, switchLanguage, wantedLanguage } from "./preferences/language.ts";
import { tellServer } from "./preferences/tell-server.ts";
import { followTheme } from "./preferences/theme.ts";
import { createBrowserRouter, createPath } from "./router.ts";
import { createRoutes } from "./routes/routes.tsx";
import { reloadOnceOnStaleChunk } from "./offline/stale-chunk.ts";
import { createStore } from "./store/store.ts";
import { herePath, isSignInPath } from "./session/sign-in-paths.ts";
import { checkSession, followSession } from "./session/follow-session.ts";
import { paths } from "./routes/paths.ts";

/** Empty until the code of the first page is here. */
const site: { router?: ReturnType<typeof createBrowserRouter> } = {};

const connection = connectBrowser({
  // They sign in again and come back to where they are.
  onSignedOut: () => {
    const { pathname } = window.location;
    // Who is on the way elsewhere goes on as a guest; a page for members asks them in when they are there.
    if (isSignInPath(pathname) || site.router?.state.navigation.state === "loading") return;
    connection.session.rememberPath(herePath(window.location));
    void site.router?.navigate(
      pathname.startsWith(paths.adminLogin) ? paths.adminLogin : paths.login,
    );
  },
  onServerReached: (isReached) => store.dispatch(serverReached(isReached)),
});
const store = createStore(connection);
reloadOnceOnStaleChunk(window, () => {
  if (site.router === undefined) return createPath(window.location);
  const { navigation, location, initialized } = site.router.state;
  if (navigation.location) return createPath(navigation.location);
  // A face, a dialog or a slide that did not come is no reason to take away what is being read.
  return initialized ? null : createPath(location);
});

const routes = createRoutes(store);
const drawn = drawnPage(document, window.location.pathname);
if (drawn) store.dispatch(upsertAnswers(drawn));
// Not awaited here: the page's own code stands on this module, and would wait for it for ever.
void open();
const whenIdle = window.requestIdleCallback ?? setTimeout;
whenIdle(() => void checkSession(connection, store));
// Not while the page comes up: keeping copies can wait.
if (import.meta.env.PROD) setTimeout(() => void keepReadingSoon(), 3_000);

async function open(): Promise<void> {
  const [goesOn] = await Promise.all([
    // What cannot be fetched is told of by the page that the router shows instead.
    drawn !== null &&
      bringPage(routes, drawn.address).then(
        () => true,
        () => false,
      ),
    store.dispatch(switchLanguage(drawn?.language ?? wantedLanguage())),
  ]);
  // What is a reader's own comes after what the server rendered for everybody.
  const serverState = goesOn ? store.getState() : undefined;
  followTheme(store);
  followSession(connection, store);
  // What was drawn needs no loader; the router only looks whether their answers are there.
  const loaded = { loaderData: { landing: null, home: null, story: null } };
  const router = createBrowserRouter(routes, goesOn ? { hydrationData: loaded } : {});
  site.router = router;
  const app = <App router={router} store={store} serverState={serverState} onHydrated={takeOver} />;
  const place = document.getElementById("katha");
  if (place && goesOn) hydrateRoot(place, app);
  else if (place) {
    place.replaceChildren();
    createRoot(place).render(app);
  }
}

/** The server draws the same page for everybody who reads its language; what is a reader's own comes now. */
function takeOver(): void {
  // Not before the page knows whose it is: first-paint-drawn.js does then what was pressed before.
  setTimeout(() => {
    document.documentElement.dataset["awake"] = "";
    window.dispatchEvent(new Event("katha-awake"));
  });
  if (!drawn) return;
  const wanted = wantedLanguage();
  if (wanted !== drawn.language) {
    tellServer(languageKey, wanted);
    void store.dispatch(switchLanguage(wanted));
  }
  if (connection.session.readTokens()) askAnew();
}

/** What was drawn is what any visitor sees, and of stories in lists only their cards. */
function askAnew(): void {
  if (drawn) store.dispatch(api.util.invalidateTags(["Story", "StoryList"]));
}

async function keepReadingSoon(): Promise<void> {
  try {
    const { keepReading } = await import("./offline/keep-reading.ts");
    await keepReading(connection.session, store.dispatch);
    if (navigator.serviceWorker?.controller) askAnew();
  } catch {
    // The line is down already. The next visit will keep copies.
  }
}
