import { useEffect } from "react";
import { useStableCallback } from "./useStableCallback.ts";

/** Calls back when the reader comes back to this tab, since much may have happened in another. */
export function useOnReturn(onReturn: () => void): void {
  const returned = useStableCallback(onReturn);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && returned();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [returned]);
}
