import { useEffect } from "react";
import { held } from "../held.ts";

let title: string | null = null;
const announcement = held("");

/** The title of the page last gone to; none for the first, which the browser says itself. */
export const pageAnnouncement = { read: announcement.read, listen: announcement.listen };

/** Names the page in the tab and in the announcement; null while the name is not known yet. */
export function usePageTitle(next: string | null): void {
  useEffect(() => {
    if (next === null) return;
    document.title = next;
    if (title !== null && title !== next) announcement.put(next);
    title = next;
  }, [next]);
}
