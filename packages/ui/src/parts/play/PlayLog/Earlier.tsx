import type { ReactElement } from "react";
import { earlier, far, sheet } from "./styles.ts";

const sheetLength = 50;

/**
 * What was told before, in sheets. Far from the reader a whole sheet is not laid out, though words in it are
 * found; the browser watches a hundred sheets at each letter, where five thousand entries would cost it a frame.
 */
export function Earlier({ entries }: { entries: readonly ReactElement[] }) {
  const sheets = Array.from({ length: Math.ceil(entries.length / sheetLength) }, (_, at) =>
    entries.slice(at * sheetLength, (at + 1) * sheetLength),
  );
  return (
    <div css={earlier}>
      {sheets.map((entriesOfSheet, at) => (
        // The last one lies before the reader's eyes, and light falls beyond its edges.
        <div key={entriesOfSheet[0]?.key} css={[sheet, at < sheets.length - 1 && far]}>
          {entriesOfSheet}
        </div>
      ))}
    </div>
  );
}
