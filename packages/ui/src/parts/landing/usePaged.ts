import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { sectionsOf } from "./sections.ts";

/**
 * Whether the page scrolls section by section: only if every section then fits the screen, and
 * motion is not reduced. Otherwise, with large text for example, it scrolls like any other page.
 */
export function usePaged(page: RefObject<HTMLElement | null>): boolean {
  const [paged, setPaged] = useState(false);
  useEffect(() => {
    const place = page.current;
    if (place === null) return undefined;
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const judge = () => {
      place.toggleAttribute("data-paged", true);
      const fits = sectionsOf(place).every(({ scrollHeight }) => scrollHeight <= innerHeight + 1);
      const goes = fits && !still.matches;
      place.toggleAttribute("data-paged", goes);
      setPaged(goes);
    };
    let asked = 0;
    // The result changes the observed size, so it is applied in the next frame.
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(judge);
    });
    resized.observe(place);
    const stop = new AbortController();
    still.addEventListener("change", judge, { signal: stop.signal });
    window.addEventListener("resize", judge, { signal: stop.signal });
    return () => {
      resized.disconnect();
      cancelAnimationFrame(asked);
      stop.abort();
    };
  }, [page]);
  return paged;
}
