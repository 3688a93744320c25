import { searchDebounceMs } from "@katha/api";
import { useEffect, useState } from "react";

/** What is being written, once it has stood for a moment. */
export function useSettled(written: string): string {
  const [settled, setSettled] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [written]);
  return settled;
}
