import { useAnnounce } from "@katha/ui";
import { useEffect } from "react";

/** The title of the page that the server is rendering. */
export const renderedTitle = { now: "" };

/** The title that the tab had before. The browser itself announces the first one. */
let before = "";

/** Sets the page's title for the tab and for screen readers; null while it is not known. */
export function usePageTitle(next: string | null): void {
  const announce = useAnnounce();
  if (import.meta.env.SSR) note(next);
  useEffect(() => {
    if (next === null) return;
    document.title = next;
    if (before && before !== next) announce?.(next);
    before = next;
  }, [next, announce]);
}

function note(next: string | null): void {
  renderedTitle.now = next ?? "";
}
