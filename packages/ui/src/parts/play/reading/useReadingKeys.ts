import { useEffect } from "react";
import { useLatest } from "../../../primitives/useLatest.ts";

type Keys = Partial<Record<"onReading" | "onListen", (() => void) | undefined>>;

/** Alt+R and Alt+L, also while one types: by the key's place, since Alt makes another letter of it on some systems. */
export function useReadingKeys(keys: Keys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { code, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
      // AltGr is Ctrl and Alt, and writes letters.
      if (!altKey || ctrlKey || metaKey || shiftKey || repeat) return;
      const { onReading, onListen } = latest.current;
      const act = { KeyR: onReading, KeyL: onListen }[code];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [latest]);
}
