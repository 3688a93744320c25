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
  /** The id of that entry. */
  firstId: string | undefined;
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
  const { top, height } = view.getBoundingClientRect();
  const end = Math.max(0, view.scrollTop + whole.getBoundingClientRect().bottom - top - height);
  if (begins === undefined) return end;
  if (begins === 0) return 0;
  // Counted from the end, since entries far above have no elements.
  const drawn = whole.querySelectorAll("[data-entry]");
  const first = drawn[drawn.length - (count - begins)];
  if (first === undefined) return end;
  const above = first.getBoundingClientRect().top - top;
  const margin = Number.parseFloat(getComputedStyle(whole).rowGap) || 0;
  const most = view.scrollHeight - view.clientHeight;
  return Math.min(most, Math.floor(view.scrollTop + above - margin));
}

/** The part at the top of the view, and how far above the top it begins, as a share of its height. */
interface Line {
  part: Element;
  share: number;
}

function lineOf(view: HTMLElement, whole: HTMLElement): Line | null {
  const { top } = view.getBoundingClientRect();
  const part = [...whole.querySelectorAll("[data-entry], [data-sheet]")].findLast(
    (each) => each.getBoundingClientRect().top <= top,
  );
  if (part === undefined) return null;
  const place = part.getBoundingClientRect();
  return { part, share: (top - place.top) / (place.height || 1) };
}

/**
 * Scrolls along as the newest part grows, until its first line is at the top, and only while the
 * reader has not scrolled back. The line at the top stays there when the window is turned or resized.
 */
export function useFollow({ scroller, page, onward }: Places, newest: Newest): Following {
  const { begins, firstId, count, lastId } = newest;
  const latest = useRef(newest);
  const follows = useRef(true);
  /**
   * While the log opens, entries above still get their size, so it may scroll up; later it never
   * does by itself.
   */
  const isOpening = useRef(true);
  const follow = useRef((_isNew?: boolean) => {});
  const look = useRef(() => {});
  const line = useRef<Line | null>(null);
  const [hasNews, setNews] = useState(false);

  useEffect(() => {
    const [view, whole] = [scroller.current, page.current];
    if (view === null || whole === null) return undefined;
    let before = view.scrollTop;
    let width = view.clientWidth;
    const isAtNewest = () => view.scrollTop >= placeOf(view, whole, latest.current) - near;
    const wentUp = () => view.scrollTop < before - 1;
    const toLine = () => {
      if (line.current === null || !line.current.part.isConnected) return;
      const { part, share } = line.current;
      const { top, height } = part.getBoundingClientRect();
      const moved = top + share * height - view.getBoundingClientRect().top;
      view.scrollTo({ top: view.scrollTop + moved, behavior: "instant" });
      before = view.scrollTop;
    };
    look.current = () => {
      const isResized = view.clientWidth !== width || view.scrollHeight <= view.clientHeight;
      // Other than a reader, a new size only moves it up.
      if (isResized && view.scrollTop <= before) return;
      line.current = lineOf(view, whole);
      if (isAtNewest()) {
        follows.current = true;
        setNews(false);
      } else if (wentUp()) follows.current = false;
      if (Math.abs(view.scrollTop - before) > 1) isOpening.current = false;
      before = view.scrollTop;
    };
    follow.current = (isNew = false) => {
      // A frame that scrolls hears of new sizes before it hears that it scrolled.
      if (wentUp() && !isAtNewest()) follows.current = false;
      if (!follows.current) return;
      const top = placeOf(view, whole, latest.current);
      if (top > view.scrollTop || isOpening.current || isNew)
        view.scrollTo({ top, behavior: "instant" });
      before = view.scrollTop;
    };
    const grew = () => {
      if (view.clientWidth !== width) toLine();
      width = view.clientWidth;
      follow.current();
    };
    const scrolled = () => look.current();
    toLine();
    follow.current();
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
    const isNew = latest.current.firstId !== firstId;
    latest.current = { begins, firstId, count, lastId };
    follow.current(isNew);
  }, [begins, firstId, count, lastId]);

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
