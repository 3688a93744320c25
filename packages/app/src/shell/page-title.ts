import { useEffect } from "react";

type Listener = () => void;

const listeners = new Set<Listener>();
let title: string | null = null;
let announcement = "";

/** The title of the page last gone to; none for the first, which the browser says itself. */
export const pageAnnouncement = {
  read: () => announcement,
  listen: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Names the page in the tab and in the announcement; null while the name is not known yet. */
export function usePageTitle(next: string | null): void {
  useEffect(() => {
    if (next === null) return;
    document.title = next;
    if (title !== null && title !== next) announcement = next;
    title = next;
    for (const listener of listeners) listener();
  }, [next]);
}
