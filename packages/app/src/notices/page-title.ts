import { useEffect } from "react";
import { useAppDispatch } from "../store/hooks.ts";
import { pageTitled } from "./notices-slice.ts";

/** The title of the page that the server is rendering. */
export const renderedTitle = { now: "" };

/** Sets the page's title for the tab and for screen readers; null while it is not known. */
export function usePageTitle(next: string | null): void {
  const dispatch = useAppDispatch();
  if (import.meta.env.SSR) note(next);
  useEffect(() => {
    if (next === null) return;
    document.title = next;
    dispatch(pageTitled(next));
  }, [next, dispatch]);
}

function note(next: string | null): void {
  renderedTitle.now = next ?? "";
}
