import { searchDebounceMs } from "@katha/api";
import { useEffect, useState } from "react";

/** A text, once it has not changed for a moment. */
export function useDebounced(written: string): string {
  const [settled, setSettled] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [written]);
  return settled;
}
