import { useEffect } from "react";
import { useStore } from "react-redux";
import { Outlet, ScrollRestoration, useNavigate } from "../router.ts";
import { Asking } from "../questions/Asking.tsx";
import { Announcer } from "./Announcer.tsx";
import type { AppStore } from "../store.ts";
import { awaitIntent } from "./await-intent.ts";
import { followLinks } from "./link-clicks.ts";
import { useArrival } from "./useArrival.ts";

/** What all pages share and no page shows: where the focus goes, what is said, where the scroll stands. */
export function Shell() {
  const navigate = useNavigate();
  useArrival();
  const store = useStore() as AppStore;
  useEffect(() => awaitIntent(store), [store]);
  useEffect(() => followLinks(document, (path) => void navigate(path)), [navigate]);
  return (
    <>
      <Outlet />
      <Asking />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
