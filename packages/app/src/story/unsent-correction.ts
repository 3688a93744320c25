import { unsentText } from "@katha/api/play";
import type { CorrectionWords } from "@katha/ui/screens";

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

function wordsIn(kept: string): CorrectionWords | null {
  try {
    const { passage, proposed, note } = JSON.parse(kept) as Record<string, unknown>;
    return { passage: textIn(passage), proposed: textIn(proposed), note: textIn(note) };
  } catch {
    return null;
  }
}

/** Keeps a begun correction in the browser: one for each part of a play, or for each reader of a story's page. */
export function unsentCorrection(story: string, part: string) {
  const kept = unsentText(`correction-${story}-${part}`);
  return {
    /** The begun correction, or just the passage. */
    read: (passage: string): CorrectionWords => {
      const words = wordsIn(kept.read());
      return words && (words.proposed !== "" || words.note !== "")
        ? words
        : { passage, proposed: "", note: "" };
    },
    keep: (words: CorrectionWords): void => kept.keep(JSON.stringify(words)),
    drop: (): void => kept.keep(""),
  };
}
