import { I18nProvider } from "@katha/ui";
import { type SiteLinks, noSiteLinks } from "@katha/api";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { Provider } from "react-redux";
import { useI18n } from "./preferences/language.ts";
import { RouterProvider } from "./routes/router.ts";
import { SiteLinksContext } from "./shell/site-links.ts";
import type { AppState, AppStore } from "./store/store.ts";

interface AppProps extends Omit<ProvidersProps, "children"> {
  router: ComponentProps<typeof RouterProvider>["router"];
  onHydrated: () => void;
}

export function App({ router, onHydrated, ...providers }: AppProps) {
  useEffect(onHydrated, [onHydrated]);
  return (
    <Providers {...providers}>
      <RouterProvider router={router} />
    </Providers>
  );
}

interface ProvidersProps {
  store: AppStore;
  /** The state that the server rendered from, for hydration. */
  serverState?: AppState | undefined;
  siteLinks?: SiteLinks | undefined;
  children: ReactNode;
}

/** The providers that all pages need, in the browser and on the server. */
export function Providers({
  store,
  serverState,
  siteLinks = noSiteLinks,
  children,
}: ProvidersProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <SiteLinksContext value={siteLinks}>
        <Translated>{children}</Translated>
      </SiteLinksContext>
    </Provider>
  );
}

function Translated({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={useI18n()}>{children}</I18nProvider>;
}
