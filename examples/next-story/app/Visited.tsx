"use client";

import { SmallText } from "@katha/ui";
import { useEffect, useState } from "react";

interface VisitedProps {
  scene: string;
  total: number;
  /** "{seen} of {total} scenes read" in the reader's language. */
  words: string;
}

/** How much of the story this reader has seen, over all visits. */
export function Visited({ scene, total, words }: VisitedProps) {
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    const all = new Set(localStorage.getItem("seen")?.split(" "));
    all.add(scene);
    localStorage.setItem("seen", [...all].join(" "));
    // The server does not know what the browser has stored, so this is shown after hydration.
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
