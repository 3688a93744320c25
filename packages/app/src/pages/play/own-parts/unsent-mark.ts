import { unsentText } from "@katha/api/play";
import type { PartMark } from "@katha/api/game";

/** Keeps a begun bookmark or note of a part in the browser until it is kept by the server. */
export function unsentMark(session: string, part: string) {
  const unsent = unsentText(`mark-${session}-${part}`);
  return {
    /** What was begun, or else what is there. */
    read: (mark: PartMark): PartMark => {
      try {
        const { isBookmarked, name, note } = JSON.parse(unsent.read()) as Record<string, unknown>;
        return {
          isBookmarked: isBookmarked === true,
          name: typeof name === "string" ? name : "",
          note: typeof note === "string" ? note : "",
        };
      } catch {
        return mark;
      }
    },
    keep: (mark: PartMark): void => unsent.keep(JSON.stringify(mark)),
    drop: (): void => unsent.keep(""),
  };
}
