import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** A reader this close to the newest part is taken to be following it. */
const near = 48;

export interface Following {
  /** Something was added below while the reader had scrolled up. */
  hasNews: boolean;
  toNews: () => void;
  /** The reader goes elsewhere: the log stays there while it grows. */
  leave: () => void;
  /** Notes how the reader has scrolled, before the browser reports it. */
  noteScroll: () => void;
}

/** The newest part of a log. */
export interface Newest {
  /** The index of the entry that begins the newest part; undefined if the end is what is new. */
  begins: number | undefined;
  count: number;
  lastId: string | undefined;
}

interface Places {
  scroller: RefObject<HTMLElement | null>;
  page: RefObject<HTMLElement | null>;
  /** The element after the newest part, which takes the focus. */
  onward: RefObject<HTMLElement | null>;
}

/**
 * The scroll position that puts the beginning of the newest part at the top; for a short part, the
 * end.
 */
function placeOf(view: HTMLElement, whole: HTMLElement, { begins, count }: Newest): number {
  const end = view.scrollHeight - view.clientHeight;
  if (begins === undefined) return end;
  if (begins === 0) return 0;
  // Counted from the end, since entries far above have no elements.
  const drawn = whole.querySelectorAll("[data-entry]");
  const first = drawn[drawn.length - (count - begins)];
  if (first === undefined) return end;
  const above = first.getBoundingClientRect().top - view.getBoundingClientRect().top;
  const margin = Number.parseFloat(getComputedStyle(whole).rowGap) || 0;
  return Math.min(end, Math.floor(view.scrollTop + above - margin));
}

/**
 * Scrolls along as the newest part grows, until its first line is at the top, and only while the
 * reader has not scrolled back.
 */
export function useFollow({ scroller, page, onward }: Places, newest: Newest): Following {
  const { begins, count, lastId } = newest;
  const latest = useRef(newest);
  const follows = useRef(true);
  /**
   * While the log opens, entries above still get their size, so it may scroll up; later it never
   * does by itself.
   */
  const isOpening = useRef(true);
  const follow = useRef(() => {});
  const look = useRef(() => {});
  const [hasNews, setNews] = useState(false);

  useEffect(() => {
    const [view, whole] = [scroller.current, page.current];
    if (view === null || whole === null) return undefined;
    let before = view.scrollTop;
    const isAtNewest = () => view.scrollTop >= placeOf(view, whole, latest.current) - near;
    const wentUp = () => view.scrollTop < before - 1;
    look.current = () => {
      if (isAtNewest()) {
        follows.current = true;
        setNews(false);
      } else if (wentUp()) follows.current = false;
      if (Math.abs(view.scrollTop - before) > 1) isOpening.current = false;
      before = view.scrollTop;
    };
    follow.current = () => {
      // A frame that scrolls hears of new sizes before it hears that it scrolled.
      if (wentUp() && !isAtNewest()) follows.current = false;
      if (!follows.current) return;
      const top = placeOf(view, whole, latest.current);
      if (top > view.scrollTop || isOpening.current) view.scrollTo({ top, behavior: "instant" });
      before = view.scrollTop;
    };
    const grew = () => follow.current();
    const scrolled = () => look.current();
    grew();
    view.addEventListener("scroll", scrolled, { passive: true });
    const grown = new ResizeObserver(grew);
    grown.observe(whole);
    grown.observe(view);
    return () => {
      view.removeEventListener("scroll", scrolled);
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
  const leave = useCallback(() => {
    follows.current = false;
    isOpening.current = false;
  }, []);
  const noteScroll = useCallback(() => look.current(), []);
  return { hasNews, toNews, leave, noteScroll };
}
