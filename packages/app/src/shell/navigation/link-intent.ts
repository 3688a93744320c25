import { createContext } from "react";
import type { RouteObject } from "../../routes/router.ts";

/** Long enough that a pointer that only crosses a link fetches nothing. */
export const dwellMs = 80;

/** Pointer and focus are tracked separately, because the page may scroll under a resting pointer. */
type Follower = "pointer" | "focus";

interface LinkIntent {
  /** The pointer or the focus rests on a link, which may be about to be opened. */
  rest(follower: Follower, href: string): void;
  leave(follower: Follower): void;
  /** A link was touched. */
  open(href: string): void;
}

const none: LinkIntent = { rest: () => {}, leave: () => {}, open: () => {} };

export const LinkIntentContext = createContext(none);

/** Prefetches the code and data of pages about to be opened, except for readers who save data. */
export function createLinkIntent(routes: RouteObject[]): LinkIntent {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return none;
  const timers: { [Each in Follower]?: ReturnType<typeof setTimeout> } = {};
  const fetched = new Set<string>();
  const leave = (follower: Follower) => clearTimeout(timers[follower]);
  const open = (href: string) =>
    void import("./prefetch.ts").then(
      ({ prefetchPage }) => prefetchPage(routes, href, fetched),
      // Without it, links still work, only later.
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
