import type { Beyond } from "./check.ts";
import { neverAllowed } from "./never.ts";
import { wordsBeyond } from "./words-beyond.ts";

/** Lets a passage through as it is written, and stops before a word that its rating forbids. */
export interface Guard {
  /** What may be shown now. Once something is `beyond`, nothing more is shown. */
  push: (more: string) => { shown: string; beyond: Beyond | null };
  /** At the end: what was still held back. */
  end: () => { shown: string; beyond: Beyond | null };
}

// Enough to see where the words at the seam begin, and whose sentence it is.
const seam = 600;

/**
 * Holds back no more than the beginning of a word that could become a forbidden one, so that the
 * reader never sees more than half of one, and waits for nothing otherwise.
 */
export function guardOf(contentRating: string, language: string): Guard {
  const words = wordsBeyond(contentRating, language);
  let before = "";
  let held = "";
  let stopped: Beyond | null = null;

  function release(upTo: number): string {
    const shown = held.slice(0, upTo);
    held = held.slice(upTo);
    before = afterBoundary((before + shown).slice(-seam), before.length + shown.length > seam);
    return shown;
  }

  function judge(keepBeginnings: boolean): { shown: string; beyond: Beyond | null } {
    if (stopped) return { shown: "", beyond: stopped };
    const whole = before + held;
    const plain = whole.normalize("NFC");
    const hit = words.find(plain);
    const waiting = keepBeginnings ? words.mayComplete(whole) : -1;
    // At the tail a whole word may still grow into an innocent one: "rape" into "rapeseed".
    const isOpen = hit !== null && waiting !== -1 && hit.at >= waiting;
    if (hit !== null && !isOpen) {
      stopped = { because: "rating", word: hit.word };
      // Where letters and signs came apart, places in the two do not agree: nothing more is shown.
      const upTo = plain === whole ? Math.max(0, hit.at - before.length) : 0;
      return { shown: release(upTo), beyond: stopped };
    }
    const never = neverAllowed(plain);
    if (never !== null) {
      stopped = { because: "never", word: never };
      return { shown: "", beyond: stopped };
    }
    const upTo = waiting === -1 ? held.length : Math.max(0, waiting - before.length);
    return { shown: release(upTo), beyond: null };
  }

  return {
    push: (more) => {
      held += more;
      return judge(true);
    },
    end: () => judge(false),
  };
}

/** Cut in the middle of a word, the rest of it would look like a word of its own. */
function afterBoundary(text: string, wasCut: boolean): string {
  return wasCut ? text.replace(/^[\p{L}\p{M}\p{N}]+/u, "") : text;
}
