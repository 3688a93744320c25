import { useEffect } from "react";
import { held } from "../held.ts";

/** Where the server draws pages: what the page that is being drawn calls itself. */
export const drawnTitle = { now: "" };

let title: string | null = null;
const announcement = held("");

/** The title of the page last gone to; none for the first, which the browser says itself. */
export const pageAnnouncement = { read: announcement.read, listen: announcement.listen };

/** Names the page in the tab and in the announcement; null while the name is not known yet. */
export function usePageTitle(next: string | null): void {
  if (import.meta.env.SSR) note(next);
  useEffect(() => {
    if (next === null) return;
    document.title = next;
    if (title !== null && title !== next) announcement.put(next);
    title = next;
  }, [next]);
}

function note(next: string | null): void {
  drawnTitle.now = next ?? "";
}
