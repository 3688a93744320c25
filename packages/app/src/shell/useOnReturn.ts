import { useEffect } from "react";

/** Calls back when the reader comes back to this tab, since much may have happened in another. */
export function useOnReturn(onReturn: () => void): void {
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && onReturn();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
}
