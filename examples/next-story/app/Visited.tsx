"use client";

import { SmallText } from "@katha/ui";
import { useEffect, useState } from "react";

interface VisitedProps {
  scene: string;
  total: number;
  /** "{seen} of {total} scenes read" in the reader's language. */
  words: string;
}

/** How much of the story this reader has seen, on any visit. */
export function Visited({ scene, total, words }: VisitedProps) {
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    const all = new Set(localStorage.getItem("seen")?.split(" "));
    all.add(scene);
    localStorage.setItem("seen", [...all].join(" "));
    // What the browser keeps is not known to the server, so it is shown after the page is there.
    const shown = requestAnimationFrame(() => setSeen(all.size));
    return () => cancelAnimationFrame(shown);
  }, [scene]);
  return (
    <SmallText aria-live="polite">
      {seen === null
        ? "\u00A0"
        : words.replace("{seen}", String(seen)).replace("{total}", String(total))}
    </SmallText>
  );
}
