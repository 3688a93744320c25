import { WordsProvider } from "@katha/ui";
import type { ComponentProps } from "react";
import { Provider } from "react-redux";
import { useSpoken } from "./preferences/language.ts";
import { RouterProvider } from "./router.ts";
import type { AppStore } from "./store.ts";

interface AppProps {
  router: ComponentProps<typeof RouterProvider>["router"];
  store: AppStore;
}

export function App({ router, store }: AppProps) {
  const { locale, words } = useSpoken();
  return (
    <WordsProvider locale={locale} words={words}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </WordsProvider>
  );
}
