import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "../../routes/router.ts";
import { createPlaces } from "./place-in-page.ts";

const patienceMs = 8_000;

/**
 * Puts the focus where a reader expects it after going to a page: on its heading, or, on the way
 * back, on the link that was used. A heading that renders late gets the focus then,
 * unless the reader has done something else meanwhile.
 */
export function useArrival(): void {
  const { key, pathname } = useLocation();
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
    visit.current = key;
    if (page.current === pathname) return undefined;
    page.current = pathname;
    if (way === NavigationType.Pop && places.current?.restore(key)) return undefined;
    return focusHeadingWhenItComes();
  }, [key, pathname, way]);
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
