import { useEffect } from "react";
import { useAppDispatch } from "../store/hooks.ts";
import { pageTitled } from "./notices-slice.ts";

/** The title of the page that the server renders now. */
export const renderedTitle = { now: "" };

/** Names the page in the tab and to screen readers; null while the name is not known yet. */
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
