import { unsentText } from "@katha/api/play";
import { useState } from "react";

/** What the player has typed and not sent, which the browser keeps. */
export function useUnsentLine(session: string) {
  const [kept] = useState(() => unsentText(session));
  const [line, setLine] = useState(kept.read);

  function write(words: string): void {
    setLine(words);
    kept.keep(words);
  }

  return [line, write] as const;
}
