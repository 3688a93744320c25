import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { WordsProvider } from "@katha/ui";
import type { ComponentProps } from "react";
import { Provider } from "react-redux";
import { useSpoken } from "./preferences/language.ts";
import { RouterProvider } from "./router.ts";
import type { AppStore } from "./store.ts";

/** The page's own nonce lets our styles in; the browser hides it from CSS but not from scripts. */
const nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce;
const styles = createCache({ key: "k", ...(nonce ? { nonce } : {}) });

interface AppProps {
  router: ComponentProps<typeof RouterProvider>["router"];
  store: AppStore;
}

export function App({ router, store }: AppProps) {
  const { locale, words } = useSpoken();
  return (
    <CacheProvider value={styles}>
      <WordsProvider locale={locale} words={words}>
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>
      </WordsProvider>
    </CacheProvider>
  );
}
