import { useEffect, useRef } from "react";

/**
 * Resolves once no pointer is down: a message that appears would move the button away under the
 * finger that presses it.
 */
export function useRelease() {
  const released = useRef(Promise.resolve());
  useEffect(() => {
    const press = () => {
      const controller = new AbortController();
      const options = { capture: true, signal: controller.signal };
      released.current = new Promise((resolve) => {
        const release = () => {
          controller.abort();
          // The click comes after this event.
          setTimeout(resolve);
        };
        document.addEventListener("pointerup", release, options);
        document.addEventListener("pointercancel", release, options);
      });
    };
    document.addEventListener("pointerdown", press, true);
    return () => document.removeEventListener("pointerdown", press, true);
  }, []);
  return released;
}
