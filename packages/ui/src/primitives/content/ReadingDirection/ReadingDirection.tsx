import { DirectionProvider } from "@base-ui/react/direction-provider";
import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";

export type Direction = "ltr" | "rtl";

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["dir"] });
  return () => observer.disconnect();
}

const read = (): Direction => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");

/** The direction of the root element. */
export function useReadingDirection(): Direction {
  return useSyncExternalStore(subscribe, read, () => "ltr");
}

/**
 * Makes arrow keys and the side of popups follow the page's direction, which Base UI does not
 * detect.
 */
export function ReadingDirection({ children }: { children: ReactNode }) {
  return <DirectionProvider direction={useReadingDirection()}>{children}</DirectionProvider>;
}
