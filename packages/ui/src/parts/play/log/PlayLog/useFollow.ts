import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** So near to what is new that the reader means to be there. */
const near = 48;

export interface Following {
  /** Something was added below while the reader had scrolled up. */
  hasNews: boolean;
  toNews: () => void;
}

/** What of a log is new. */
export interface Newest {
  /** The index of the entry that the newest part begins with; undefined: the end is what is new. */
  begins: number | undefined;
  count: number;
  lastId: string | undefined;
}

interface Places {
  scroller: RefObject<HTMLElement | null>;
  page: RefObject<HTMLElement | null>;
  /** What follows the newest part, where the keyboard goes on. */
  onward: RefObject<HTMLElement | null>;
}

/** How far to scroll for the newest part to begin at the top; where it is short, to the end. */
function placeOf(view: HTMLElement, whole: HTMLElement, { begins, count }: Newest): number {
  const end = view.scrollHeight - view.clientHeight;
  if (begins === undefined) return end;
  if (begins === 0) return 0;
  // Counted from the end: of what is far above there are no elements.
  const drawn = whole.querySelectorAll("[data-entry]");
  const first = drawn[drawn.length - (count - begins)];
  if (first === undefined) return end;
  const above = first.getBoundingClientRect().top - view.getBoundingClientRect().top;
  const margin = Number.parseFloat(getComputedStyle(whole).rowGap) || 0;
  return Math.min(end, Math.floor(view.scrollTop + above - margin));
}

/**
 * Scrolls to what is new as it grows, until the newest part's first line is at the top, and only while the
 * reader has not scrolled to before it.
 */
export function useFollow({ scroller, page, onward }: Places, newest: Newest): Following {
  const { begins, count, lastId } = newest;
  const latest = useRef(newest);
  const follows = useRef(true);
  /** What is above takes its size while the log opens; later nothing scrolls up by itself. */
  const isOpening = useRef(true);
  const follow = useRef(() => {});
  const [hasNews, setNews] = useState(false);

  useEffect(() => {
    const [view, whole] = [scroller.current, page.current];
    if (view === null || whole === null) return undefined;
    let before = view.scrollTop;
    const look = () => {
      if (view.scrollTop >= placeOf(view, whole, latest.current) - near) {
        follows.current = true;
        setNews(false);
      } else if (view.scrollTop < before - 1) follows.current = false;
      if (Math.abs(view.scrollTop - before) > 1) isOpening.current = false;
      before = view.scrollTop;
    };
    follow.current = () => {
      if (!follows.current) return;
      const top = placeOf(view, whole, latest.current);
      if (top > view.scrollTop || isOpening.current) view.scrollTo({ top, behavior: "instant" });
      before = view.scrollTop;
    };
    const grew = () => follow.current();
    grew();
    view.addEventListener("scroll", look, { passive: true });
    const grown = new ResizeObserver(grew);
    grown.observe(whole);
    grown.observe(view);
    return () => {
      view.removeEventListener("scroll", look);
      grown.disconnect();
    };
  }, [scroller, page]);

  useEffect(() => {
    const isOpened = latest.current.begins === begins && latest.current.lastId === lastId;
    if (!isOpened) isOpening.current = false;
    latest.current = { begins, count, lastId };
    follow.current();
  }, [begins, count, lastId]);

  useEffect(() => {
    if (!follows.current) setNews(true);
  }, [lastId]);

  const toNews = () => {
    const [view, whole] = [scroller.current, page.current];
    follows.current = true;
    setNews(false);
    if (view === null || whole === null) return;
    view.scrollTo({ top: placeOf(view, whole, newest) });
    onward.current?.focus({ preventScroll: true });
  };
  return { hasNews, toNews };
}
