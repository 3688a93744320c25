import { LinkProvider } from "@katha/ui";
import { useMemo } from "react";
import { Outlet, type RouteObject, ScrollRestoration } from "../routes/router.ts";
import { Announcer } from "../notices/Announcer.tsx";
import { NoticeDialogs } from "../notices/NoticeDialogs.tsx";
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
        <Outlet />
        <NoticeDialogs />
        <Announcer />
        <ScrollRestoration />
      </LinkProvider>
    </LinkIntentContext>
  );
}
