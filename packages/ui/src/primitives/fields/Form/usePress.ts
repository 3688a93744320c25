import { useCallback, useEffect, useRef } from "react";

/**
 * Holds something back while a pointer is down: a message that appears would move the button away
 * under the finger that presses it.
 */
export function usePress(): (act: () => void) => void {
  const isDown = useRef(false);
  const held = useRef<(() => void)[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      // The click comes after this event.
      timer = setTimeout(() => {
        for (const act of held.current.splice(0)) act();
      });
    };
    const options = { capture: true };
    document.addEventListener("pointerdown", press, options);
    document.addEventListener("pointerup", release, options);
    document.addEventListener("pointercancel", release, options);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", press, options);
      document.removeEventListener("pointerup", release, options);
      document.removeEventListener("pointercancel", release, options);
    };
  }, []);
  return useCallback((act) => {
    if (isDown.current) held.current.push(act);
    else act();
  }, []);
}
