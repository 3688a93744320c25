import { useIsHydrated, useLoadWhenIdle, useNear } from "@katha/ui/screens";
import { useRef } from "react";
import { useViewer } from "../../sign-in/useViewer.ts";
import type { HomeTastesProps } from "./HomeTastes.tsx";

const fetchReadersOwn = () => import("./ReadersOwn.tsx").then(({ ReadersOwn }) => ReadersOwn);
const fetchHomeTastes = () => import("./HomeTastes.tsx").then(({ HomeTastes }) => HomeTastes);
const fetchListFilter = () => import("./ListFilter.tsx").then(({ ListFilter }) => ListFilter);

/** The server's page reserves the row's place for everyone; guests lose it after hydration. */
export function LateOpenPlays() {
  const { isSignedIn } = useViewer();
  const [ReadersOwn] = useLoadWhenIdle(fetchReadersOwn, isSignedIn);
  const isHydrated = useIsHydrated();
  if (!isSignedIn && isHydrated) return null;
  return <div data-plays-place>{ReadersOwn && <ReadersOwn />}</div>;
}

/** What home follows. It loads late, since the server's page is the same for everyone. */
export function LateTastes(props: HomeTastesProps) {
  const [HomeTastes] = useLoadWhenIdle(fetchHomeTastes, true);
  return <div data-tastes-place>{HomeTastes && <HomeTastes {...props} />}</div>;
}

/** At the end of the page, where few readers come. */
export function LateListFilter() {
  const place = useRef<HTMLDivElement>(null);
  const [ListFilter] = useLoadWhenIdle(fetchListFilter, useNear(place, true));
  return <div ref={place}>{ListFilter && <ListFilter />}</div>;
}
