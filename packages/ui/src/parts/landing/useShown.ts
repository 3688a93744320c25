import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { sectionsOf } from "./sections.ts";

/** The section in view, however the reader scrolled there. */
export function useShown(page: RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const place = page.current;
    if (place === null) return undefined;
    const sections = sectionsOf(place);
    const watch = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entry) setShown(sections.indexOf(entry.target as HTMLElement));
      },
      // The section at the middle of the screen.
      { rootMargin: "-50% 0px -50% 0px" },
    );
    for (const section of sections) watch.observe(section);
    return () => watch.disconnect();
  }, [page]);
  return shown;
}
