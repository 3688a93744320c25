import { useEffect, useRef, useState } from "react";

interface Opened {
  node: string;
}

/** The editor below the map: brought into view and focused once its scene is selected. */
export function useOpenedScene(first: Opened | undefined, selected: string | undefined) {
  const sheet = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(first);
  const last = useRef<Opened>(undefined);
  useEffect(() => {
    if (opened === undefined || opened === last.current || opened.node !== selected) return;
    last.current = opened;
    sheet.current?.scrollIntoView({ block: "start" });
    sheet.current?.querySelector("textarea")?.focus({ preventScroll: true });
  }, [opened, selected]);
  return { sheet, openSheet: (node: string) => setOpened({ node }) };
}
