import { createContext } from "react";
import type { RouteObject } from "../../routes/router.ts";

/** Long enough that a pointer that only crosses a link fetches nothing. */
export const dwellMs = 80;

/** The pointer and the keyboard's focus are followed each by itself: the page may scroll under a resting pointer. */
type Follower = "pointer" | "focus";

export interface LinkIntent {
  /** Somebody may be about to open the link: they rest on it. */
  rest(follower: Follower, href: string): void;
  leave(follower: Follower): void;
  /** They have touched it. */
  open(href: string): void;
}

const none: LinkIntent = { rest: () => {}, leave: () => {}, open: () => {} };

export const LinkIntentContext = createContext(none);

/** Fetches the code and data of pages that somebody is about to open; none for readers who save data. */
export function createLinkIntent(routes: RouteObject[]): LinkIntent {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return none;
  const timers: { [Each in Follower]?: ReturnType<typeof setTimeout> } = {};
  const fetched = new Set<string>();
  const leave = (follower: Follower) => clearTimeout(timers[follower]);
  const open = (href: string) =>
    void import("./prefetch.ts").then(
      ({ prefetchPage }) => prefetchPage(routes, href, fetched),
      // Links work without it, a little later.
      () => {},
    );
  return {
    rest(follower, href) {
      leave(follower);
      timers[follower] = setTimeout(() => open(href), dwellMs);
    },
    leave,
    open,
  };
}
