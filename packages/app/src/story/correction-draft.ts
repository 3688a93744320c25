import { draftOf } from "@katha/api/play";
import type { CorrectionWords } from "@katha/ui";

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

function wordsIn(kept: string): CorrectionWords | null {
  try {
    const { passage, proposed, note } = JSON.parse(kept) as Record<string, unknown>;
    return { passage: textIn(passage), proposed: textIn(proposed), note: textIn(note) };
  } catch {
    return null;
  }
}

/** Keeps in the browser what a reader has begun to correct: of one part of a play, or of a story's page by one reader. */
export function correctionDraftOf(story: string, part: string) {
  const kept = draftOf(`correction-${story}-${part}`);
  return {
    /** What was begun; else nothing but the passage. */
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
