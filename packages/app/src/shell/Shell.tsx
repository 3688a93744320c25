import { useEffect } from "react";
import { Outlet, type RouteObject, ScrollRestoration, useNavigate } from "../routes/router.ts";
import { Announcer } from "../notices/Announcer.tsx";
import { NoticeDialogs } from "../notices/NoticeDialogs.tsx";
import { startPrefetch } from "./navigation/start-prefetch.ts";
import { followLinks } from "./navigation/link-clicks.ts";
import { useArrival } from "./navigation/useArrival.ts";

/** What all pages share: focus, announcements, dialogs and the scroll position. */
export function Shell({ routes }: { routes: RouteObject[] }) {
  const navigate = useNavigate();
  useArrival();
  useEffect(() => startPrefetch(routes), [routes]);
  useEffect(() => followLinks(document, (path) => void navigate(path)), [navigate]);
  return (
    <>
      <Outlet />
      <NoticeDialogs />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
