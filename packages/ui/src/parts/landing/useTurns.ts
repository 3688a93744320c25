import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { onSwipe } from "../../primitives/actions/Swipe/swipe.ts";
import { cardLockMs, landingLockMs } from "../../tokens/constants.ts";
import { breakpoints } from "../../tokens/scale.ts";
import { howCards, landingSections, sectionsOf } from "./sections.ts";

const how = landingSections.indexOf("how");
const turns: Record<string, number> = {
  PageDown: 1,
  ArrowDown: 1,
  " ": 1,
  PageUp: -1,
  ArrowUp: -1,
};
const ends: Record<string, number> = { Home: 0, End: landingSections.length - 1 };
const ownKeys = "input, textarea, select, summary, button, [role=dialog], [popover]";
/**
 * A wheel slows down in ever smaller steps after it is released; smaller steps than this are
 * ignored.
 */
const leastDelta = 4;

/**
 * Scrolls section by section with wheel, touch and keys, with a pause between. On a narrow screen
 * it first goes through the cards of "how it works".
 */
export function useTurns(
  page: RefObject<HTMLElement | null>,
  paged: boolean,
  shown: number,
): number {
  const [card, setCard] = useState(0);
  const now = useRef({ shown, card, rests: 0, delta: 0 });
  useEffect(() => {
    now.current.shown = shown;
  }, [shown]);
  useEffect(() => {
    now.current.card = card;
  }, [card]);

  useEffect(() => {
    const place = page.current;
    if (place === null || !paged) return undefined;
    const narrow = matchMedia(`(max-width: ${breakpoints.tablet - 0.02}px)`);
    const sections = sectionsOf(place);
    const own = document.documentElement.style.scrollBehavior;
    document.documentElement.style.scrollBehavior = "smooth";

    const rest = (ms: number) => {
      now.current.rests = performance.now() + ms;
    };
    const stepCard = (by: number): boolean => {
      const to = now.current.card + by;
      if (now.current.shown !== how || !narrow.matches || to < 0 || to >= howCards.length) {
        return false;
      }
      rest(cardLockMs);
      now.current.card = to;
      setCard(to);
      return true;
    };
    const go = (to: number) => {
      const section = sections[to];
      const { shown: here } = now.current;
      if (section === undefined || to === here) return;
      rest(landingLockMs);
      now.current.shown = to;
      if (to === how) setCard(here < how ? 0 : howCards.length - 1);
      section.scrollIntoView();
    };
    const turn = (by: number) => {
      if (performance.now() < now.current.rests || stepCard(by)) return;
      go(now.current.shown + by);
    };

    const stop = new AbortController();
    const { signal } = stop;
    place.addEventListener(
      "wheel",
      (event) => {
        if (event.ctrlKey) return;
        event.preventDefault();
        const runsOut = Math.abs(event.deltaY) < Math.abs(now.current.delta);
        now.current.delta = event.deltaY;
        if (!runsOut && Math.abs(event.deltaY) >= leastDelta) turn(Math.sign(event.deltaY));
      },
      { signal, passive: false },
    );
    onSwipe(
      place,
      ({ direction }) => {
        if (direction === "up" || direction === "down") turn(direction === "up" ? 1 : -1);
        else if (performance.now() >= now.current.rests) {
          const on = (direction === "left") === (getComputedStyle(place).direction === "ltr");
          stepCard(on ? 1 : -1);
        }
      },
      signal,
    );
    document.addEventListener(
      "keydown",
      (event) => {
        const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
        if (target instanceof Element && target.closest(ownKeys)) return;
        const [by, end] = [turns[key], ends[key]];
        if (by === undefined && end === undefined) return;
        event.preventDefault();
        if (by !== undefined) turn(by);
        else if (end !== undefined && performance.now() >= now.current.rests) go(end);
      },
      { signal },
    );
    return () => {
      stop.abort();
      document.documentElement.style.scrollBehavior = own;
    };
  }, [page, paged]);
  return card;
}
