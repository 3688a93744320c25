import type { Connection } from "@katha/api";
import { WordsProvider } from "@katha/ui";
import type { ComponentProps } from "react";
import { Provider } from "react-redux";
import { useSpoken } from "./preferences/language.ts";
import { RouterProvider } from "./router.ts";
import type { AppStore } from "./store.ts";
import { ConnectionContext } from "./viewer/ConnectionContext.ts";

interface AppProps {
  router: ComponentProps<typeof RouterProvider>["router"];
  store: AppStore;
  connection: Connection;
}

export function App({ router, store, connection }: AppProps) {
  const { locale, words } = useSpoken();
  return (
    <WordsProvider locale={locale} words={words}>
      <Provider store={store}>
        <ConnectionContext value={connection}>
          <RouterProvider router={router} />
        </ConnectionContext>
      </Provider>
    </WordsProvider>
  );
}
