import { draftOf } from "@katha/api/play";
import { useState } from "react";

/** What the player has typed and not sent, which the browser keeps. */
export function useKeptDraft(session: string) {
  const [kept] = useState(() => draftOf(session));
  const [draft, setDraft] = useState(kept.read);

  function write(words: string): void {
    setDraft(words);
    kept.keep(words);
  }

  return [draft, write] as const;
}
