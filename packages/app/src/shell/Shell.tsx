import { useEffect } from "react";
import { Outlet, ScrollRestoration, useNavigate } from "../routes/router.ts";
import { Announcer } from "../notices/Announcer.tsx";
import { NoticeDialogs } from "../notices/NoticeDialogs.tsx";
import { useAppStore } from "../store/hooks.ts";
import { awaitIntent } from "./navigation/await-intent.ts";
import { followLinks } from "./navigation/link-clicks.ts";
import { useArrival } from "./navigation/useArrival.ts";

/** What all pages share: focus, announcements, dialogs and the scroll position. */
export function Shell() {
  const navigate = useNavigate();
  useArrival();
  const store = useAppStore();
  useEffect(() => awaitIntent(store), [store]);
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
