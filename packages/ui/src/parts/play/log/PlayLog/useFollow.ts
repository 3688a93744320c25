import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** So near to the end that the reader means to be there. */
const nearEnd = 48;

export interface Following {
  /** Something was added below while the reader had scrolled up. */
  hasNews: boolean;
  toEnd: () => void;
}

/** Keeps scrolling to the end as it grows, but only while the reader is there. */
export function useFollow(
  scroller: RefObject<HTMLElement | null>,
  page: RefObject<HTMLElement | null>,
  lastId: string | undefined,
): Following {
  const follows = useRef(true);
  const [hasNews, setNews] = useState(false);

  useEffect(() => {
    const [view, whole] = [scroller.current, page.current];
    if (view === null || whole === null) return undefined;
    let before = view.scrollTop;
    const look = () => {
      const below = view.scrollHeight - view.clientHeight - view.scrollTop;
      if (below <= nearEnd) {
        follows.current = true;
        setNews(false);
      } else if (view.scrollTop < before - 1) follows.current = false;
      before = view.scrollTop;
    };
    const follow = () => {
      if (!follows.current) return;
      view.scrollTo({ top: view.scrollHeight, behavior: "instant" });
      before = view.scrollTop;
    };
    follow();
    view.addEventListener("scroll", look, { passive: true });
    const grown = new ResizeObserver(follow);
    grown.observe(whole);
    grown.observe(view);
    return () => {
      view.removeEventListener("scroll", look);
      grown.disconnect();
    };
  }, [scroller, page]);

  useEffect(() => {
    if (!follows.current) setNews(true);
  }, [lastId]);

  const toEnd = () => {
    follows.current = true;
    setNews(false);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
    scroller.current?.focus({ preventScroll: true });
  };
  return { hasNews, toEnd };
}
