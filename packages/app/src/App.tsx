import type { Connection } from "@katha/api";
import { WordsProvider } from "@katha/ui";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { Provider } from "react-redux";
import { type Spoken, useSpoken } from "./preferences/language.ts";
import { RouterProvider } from "./router.ts";
import type { AppStore } from "./store.ts";
import { ConnectionContext } from "./viewer/ConnectionContext.ts";

interface Furniture {
  store: AppStore;
  connection: Connection;
}

interface AppProps extends Furniture {
  router: ComponentProps<typeof RouterProvider>["router"];
  /** Told when the first page stands and hears. */
  onStanding: () => void;
}

export function App({ router, onStanding, ...furniture }: AppProps) {
  const spoken = useSpoken();
  useEffect(onStanding, [onStanding]);
  return (
    <Furnished {...furniture} spoken={spoken}>
      <RouterProvider router={router} />
    </Furnished>
  );
}

interface FurnishedProps extends Furniture {
  spoken: Spoken;
  children: ReactNode;
}

/** What all pages stand on, in the browser and where the server draws them. */
export function Furnished({ spoken, store, connection, children }: FurnishedProps) {
  return (
    <WordsProvider {...spoken}>
      <Provider store={store}>
        <ConnectionContext value={connection}>{children}</ConnectionContext>
      </Provider>
    </WordsProvider>
  );
}
