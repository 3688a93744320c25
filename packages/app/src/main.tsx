import { api, tagTypes } from "@katha/api";
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
import { createRoot } from "react-dom/client";

followOtherTabs();

// Whoever was signed out reads on as a guest: what is public is asked for again.
const store = createStore(
  connectBrowser(() => store.dispatch(api.util.invalidateTags([...tagTypes]))),
);
const router = createBrowserRouter(createRoutes(store));
reloadOnceOnStaleChunk(window, () => {
  const { navigation, location } = router.state;
  return createPath(navigation.location ?? location);
});

await speak(wantedLanguage());
const place = document.getElementById("katha");
if (place) createRoot(place).render(<App router={router} store={store} />);
