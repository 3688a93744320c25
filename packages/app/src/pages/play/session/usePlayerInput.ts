import { browserStorage } from "@katha/api";
import { partLengths, storyPaces, type Wishes } from "@katha/ui/screens";
import { useState } from "react";
import { unsentText } from "@katha/api/play";

const key = "katha-telling";

/** What the browser kept; what it cannot read is as usual. */
function keptWishes(): Wishes {
  const [length, pace] = (browserStorage.read(key) ?? "").split(" ");
  return {
    length: partLengths.find((one) => one === length) ?? "usual",
    pace: storyPaces.find((one) => one === pace) ?? "usual",
  };
}

/** How the reader wants stories told, in this browser. */
export function useReaderWishes() {
  const [wishes, setWishes] = useState(keptWishes);

  function wish(changed: Wishes): void {
    setWishes(changed);
    browserStorage.write(key, `${changed.length} ${changed.pace}`);
  }

  return [wishes, wish] as const;
}

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
