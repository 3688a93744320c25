import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "../../routes/router.ts";
import { createPlaces } from "./place-in-page.ts";

/** The reader goes on from the place of the page that a link led to, as the browser itself would do it. */
function focusPlace(hash: string): void {
  const place = document.getElementById(placeIn(hash));
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** As it is written where it cannot be decoded: anybody may type an address. */
function placeIn(hash: string): string {
  const place = hash.slice(1);
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
}

const patienceMs = 8_000;

/**
 * Puts the focus where a reader expects it after going to a page: on its heading, or, on the way
 * back, on the link that was used; and on the place of the same page that a link led to. A heading that renders late gets the focus then,
 * unless the reader has done something else meanwhile.
 */
export function useArrival(): void {
  const { key, pathname, hash } = useLocation();
  const way = useNavigationType();
  const places = useRef<ReturnType<typeof createPlaces>>(null);
  const visit = useRef(key);
  const page = useRef(pathname);

  useEffect(() => {
    const kept = (places.current ??= createPlaces(document));
    const keep = ({ target }: Event) => kept.keep(visit.current, target);
    document.addEventListener("focusin", keep);
    document.addEventListener("click", keep, true);
    return () => {
      document.removeEventListener("focusin", keep);
      document.removeEventListener("click", keep, true);
    };
  }, []);

  useEffect(() => {
    const isArriving = visit.current !== key;
    visit.current = key;
    if (page.current === pathname) {
      if (isArriving && hash !== "" && way !== NavigationType.Pop) focusPlace(hash);
      return undefined;
    }
    page.current = pathname;
    if (way === NavigationType.Pop && places.current?.restore(key)) return undefined;
    return focusHeadingWhenItComes();
  }, [key, pathname, hash, way]);
}

function focusHeadingWhenItComes(): () => void {
  const observer = new MutationObserver(focusHeading);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of ["keydown", "pointerdown"]) removeEventListener(act, stop);
  };
  const timer = setTimeout(stop, patienceMs);
  // Not `main` itself, which another takes the place of where a page has its own.
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ["keydown", "pointerdown"]) addEventListener(act, stop);
  focusHeading(true);
  return stop;

  function focusHeading(arriving: unknown): void {
    if (arriving !== true && document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
