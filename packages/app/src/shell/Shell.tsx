import { AddressesProvider, LinkProvider, LiveRegion } from "@katha/ui";
import { useMemo } from "react";
import { Outlet, type RouteObject, ScrollRestoration } from "../routes/router.ts";
import { NoticeDialogs } from "../notices/NoticeDialogs.tsx";
import { addresses } from "./addresses.ts";
import { RouterLink } from "./navigation/RouterLink.tsx";
import { LinkIntentContext, createLinkIntent } from "./navigation/link-intent.ts";
import { useArrival } from "./navigation/useArrival.ts";

/** What all pages share: links, focus, announcements, dialogs and the scroll position. */
export function Shell({ routes }: { routes: RouteObject[] }) {
  useArrival();
  const intent = useMemo(() => createLinkIntent(routes), [routes]);
  return (
    <LinkIntentContext value={intent}>
      <LinkProvider component={RouterLink}>
        <AddressesProvider addresses={addresses}>
          <LiveRegion keep={1}>
            <Outlet />
            <NoticeDialogs />
          </LiveRegion>
          <ScrollRestoration />
        </AddressesProvider>
      </LinkProvider>
    </LinkIntentContext>
  );
}
