import { useLayoutEffect } from "react";

/** The page behind does not scroll while the story is open. */
export function useLockedPage() {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = "hidden";
    return () => {
      style.overflow = before;
    };
  }, []);
}
