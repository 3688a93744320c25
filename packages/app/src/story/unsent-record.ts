import { unsentText } from "@katha/api/play";
import type { CorrectionWords } from "@katha/ui/screens";

/** The fields of `blank` in what was kept; those of another kind are blank. */
export function recordIn<Kept extends object>(kept: unknown, blank: Kept): Kept {
  const fields = Object(kept) as Readonly<Record<string, unknown>>;
  const read = Object.entries(blank).map(([name, none]) => [
    name,
    typeof fields[name] === typeof none ? fields[name] : none,
  ]);
  return Object.fromEntries(read) as Kept;
}

/** Keeps a record that was begun and not sent yet in the browser: its fields as in `blank`, which are texts and flags. */
export function unsentRecord<Kept extends object>(place: string, blank: Kept) {
  const unsent = unsentText(place);
  return {
    /** What was begun; undefined where there is nothing. */
    read: (): Kept | undefined => {
      try {
        return recordIn(JSON.parse(unsent.read()), blank);
      } catch {
        return undefined;
      }
    },
    keep: (record: Kept): void => unsent.keep(JSON.stringify(record)),
    drop: (): void => unsent.keep(""),
  };
}

const noWords: CorrectionWords = { passage: "", proposed: "", note: "" };

/** Keeps a begun correction: one for each part of a play, or for each reader of a story's page. */
export function unsentCorrection(story: string, part: string) {
  const unsent = unsentRecord(`correction-${story}-${part}`, noWords);
  return {
    ...unsent,
    /** The begun correction, or just the passage. */
    read: (passage: string): CorrectionWords => {
      const words = unsent.read();
      return words && words.proposed + words.note !== "" ? words : { ...noWords, passage };
    },
  };
}
