import "@katha/ui/fonts.css";
import "@katha/ui/katha.css";
import { App } from "./App.tsx";
import { connectBrowser } from "./connection.ts";
import { speak, wantedLanguage } from "./preferences/language.ts";
import { followOtherTabs } from "./preferences/theme.ts";
import { createBrowserRouter, createPath } from "./router.ts";
import { createRoutes } from "./routes.tsx";
import { reloadOnceOnStaleChunk } from "./stale-chunk.ts";
import { createStore } from "./store.ts";
import { herePath, isDoor } from "./viewer/paths.ts";
import { followViewer, greetViewer } from "./viewer/start.ts";
import { createRoot } from "react-dom/client";

followOtherTabs();

// The server no longer knows who this was: they sign in again and come back to where they are.
const connection = connectBrowser(() => {
  const { pathname } = window.location;
  if (isDoor(pathname)) return;
  connection.session.rememberPath(herePath(window.location));
  void router.navigate(pathname.startsWith("/admin") ? "/admin" : "/login");
});
const store = createStore(connection);
followViewer(connection, store);
const router = createBrowserRouter(createRoutes(store));
reloadOnceOnStaleChunk(window, () => {
  const { navigation, location, initialized } = router.state;
  if (navigation.location) return createPath(navigation.location);
  // A face, a dialog or a slide that did not come is no reason to take away what is being read.
  return initialized ? null : createPath(location);
});

await speak(wantedLanguage());
const place = document.getElementById("katha");
if (place) {
  createRoot(place).render(<App router={router} store={store} connection={connection} />);
}
const whenIdle = window.requestIdleCallback ?? setTimeout;
whenIdle(() => void greetViewer(connection, store));
// Not while the page comes up: keeping copies can wait.
if (import.meta.env.PROD) setTimeout(() => void keepReadingSoon(), 3_000);

async function keepReadingSoon(): Promise<void> {
  try {
    const { keepReading } = await import("./offline/keep-reading.ts");
    await keepReading(connection.session);
  } catch {
    // The line is down already. The next visit will keep copies.
  }
}
